# Um site sem servidor: corridas apenas no navegador.
web-site-loading = Preparando as corridas. Enquanto isso, dê uma olhada na página.
web-site-elsewhere = O Paddock está aberto em outra aba, que está com as suas corridas.
web-site-moved = Suas corridas passaram para outra aba.
web-site-take = Usar esta aba
web-site-failed = O Paddock não conseguiu iniciar neste navegador. Recarregue a página ou tente um navegador mais recente.
web-site-unkept = Este navegador não salva nada: o armazenamento está cheio ou bloqueado. Você pode continuar, mas a corrida se perde ao fechar a página.
web-site-update = Há uma nova versão do Paddock.
web-site-update-now = Atualizar
web-site-not-here = Análises completas, imagens para compartilhar, corridas com amigos, desafios e a corrida do dia precisam de um servidor Paddock.
web-site-server = Ir para o servidor
web-site-kept-title = Suas corridas
web-site-kept = Corridas e configurações ficam salvas apenas neste navegador. Exporte-as para ter uma cópia.
web-site-kept-maybe = Corridas e configurações ficam salvas apenas neste navegador, que pode apagá-las se faltar espaço. Exporte-as para ter uma cópia.
web-site-export = Exportar tudo
web-site-import = Importar
web-site-import-bad = Este arquivo não é uma exportação do Paddock.
web-site-licences = Licenças
