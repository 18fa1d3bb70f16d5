# Un sitio sin servidor: carreras solo en el navegador.
web-site-loading = Preparando las carreras. Mientras tanto puedes echar un vistazo.
web-site-elsewhere = Paddock está abierto en otra pestaña, que tiene tus carreras.
web-site-moved = Tus carreras han pasado a otra pestaña.
web-site-take = Usar esta pestaña
web-site-failed = Paddock no ha podido arrancar en este navegador. Recarga la página o prueba con un navegador más reciente.
web-site-unkept = Este navegador no guarda nada: su almacenamiento está lleno o bloqueado. Puedes seguir corriendo, pero la carrera se perderá al cerrar la página.
web-site-update = Hay una nueva versión de Paddock.
web-site-update-now = Actualizar
web-site-not-here = Los análisis completos, las imágenes para compartir, las carreras con amigos, los retos y la carrera del día necesitan un servidor de Paddock.
web-site-server = Ir al servidor
web-site-kept-title = Tus carreras
web-site-kept = Las carreras y los ajustes se guardan solo en este navegador. Expórtalos para tener una copia.
web-site-kept-maybe = Las carreras y los ajustes se guardan solo en este navegador, que podría borrarlos si falta espacio. Expórtalos para tener una copia.
web-site-export = Exportar todo
web-site-import = Importar
web-site-import-bad = Este archivo no es una exportación de Paddock.
web-site-licences = Licencias
