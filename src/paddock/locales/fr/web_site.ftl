# Un site sans serveur : des courses dans le seul navigateur.
web-site-loading = Préparation des courses. Vous pouvez déjà explorer la page.
web-site-elsewhere = Paddock est ouvert dans un autre onglet, où se trouvent vos courses.
web-site-moved = Vos courses sont passées dans un autre onglet.
web-site-take = Utiliser cet onglet
web-site-failed = Paddock n’a pas pu démarrer dans ce navigateur. Rechargez la page ou essayez un navigateur plus récent.
web-site-unkept = Ce navigateur n’enregistre rien : son stockage est plein ou interdit. Vous pouvez continuer, mais la course sera perdue à la fermeture de la page.
web-site-update = Une nouvelle version de Paddock est prête.
web-site-update-now = Mettre à jour
web-site-not-here = Les analyses complètes, les images à partager, les courses entre amis, les défis et la course du jour demandent un serveur Paddock.
web-site-server = Aller au serveur
web-site-kept-title = Vos courses
web-site-kept = Les courses et les réglages ne sont enregistrés que dans ce navigateur. Exportez-les pour en avoir une copie.
web-site-kept-maybe = Les courses et les réglages ne sont enregistrés que dans ce navigateur, qui peut les effacer si la place manque. Exportez-les pour en avoir une copie.
web-site-export = Tout exporter
web-site-import = Importer
web-site-import-bad = Ce fichier n’est pas un export de Paddock.
web-site-licences = Licences d’utilisation
