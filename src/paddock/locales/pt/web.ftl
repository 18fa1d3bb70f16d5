## A moldura da página
web-name = Paddock
web-named = { $name }: { $what }
web-home = Página inicial do Paddock
web-back-home = ← Início
web-close = Fechar
web-loading = Um momento…
web-yes = sim
web-no = não
web-nowhere = Essa página não existe.
web-connection-lost = Conexão perdida. Reconectando…
web-trouble-no-answer = O servidor não responde. Ele ainda está rodando?
web-try-again = Tentar de novo
web-trouble-other = Não deu certo: { $error }
# Names for guests who give none; none of them has a gender.
web-guest-names = Cometa, Falcão, Foguete, Raio, Turbo, Bólido, Faísca, Ás, Nova, Ciclone, Trovão, Furacão

## Ajustes
web-settings = Ajustes
web-settings-name = Seu nome
web-settings-name-keep = Salvar
web-settings-name-kept = Salvo.
web-settings-volume = Volume
web-settings-motion = Reduzir movimento
web-settings-asks = Confirmar lances, apostas e abandonos
web-language = Idioma
web-language-missing = Não foi possível carregar “{ $language }”. Verifique a conexão e escolha de novo.
web-language-en = English
web-language-es = Español
web-language-fr = Français
web-language-pt = Português
web-theme = Cores
web-theme-auto = igual ao aparelho
web-theme-light = de dia
web-theme-dark = de noite
web-theme-to-light = Mudar para cores de dia
web-theme-to-dark = Mudar para cores de noite

## A página inicial
web-hero = Escolha sua corrida. Ligue os motores!
web-hero-about = Jogos de corrida de tabuleiro no navegador: contra bots, com amigos à distância ou na mesma tela. Sem conta nem anúncios.
web-race-now = Correr agora
web-against = contra
web-with-friends = Com amigos
web-same-screen = Na mesma tela
web-options = Opções
web-bot-rookie = novatos
web-bot-club = pilotos de clube
web-bot-pro = profissionais
web-bot-random = pilotos aleatórios
web-bot-one-rookie = novato
web-bot-one-club = piloto de clube
web-bot-one-pro = profissional
web-bot-one-random = piloto aleatório
web-only-bots = só bots
web-go-on = Continuar
web-look-in = Assistir
web-stage-lobby = ainda não começou
web-stage-racing = em corrida
web-stage-over = encerrada
web-stage-frozen = parada
web-stage-closed = fechada
web-home-going = Suas outras corridas
web-home-join = Entrar com um código
web-home-code = Código de um amigo
web-join = Entrar
web-home-open = Mesas abertas
web-home-past = Corridas passadas
web-home-own = Sua garagem
web-home-career = Sua carreira
web-home-studio = Desenhar um circuito…
web-home-import = Abrir um registro…

## Uma mesa nova
web-new-bots = uma corrida contra bots
web-new-friends = uma corrida com amigos
web-new-here = vários em uma tela
web-new-setup = Tipo de corrida
web-new-track = Circuito
web-own-circuits = Seus circuitos
web-own-remove = Remover { $title }
web-own-edit = Editar { $title }
web-own-draw = Desenhe o seu
web-circuit-fast = rápido
web-circuit-mixed = misto
web-circuit-twisty = travado
web-circuit-corners = { $corners } curvas
web-circuit-steps = { $steps } casas por volta
web-circuit-favourite = Favorito: { $title }
web-circuit-turns = cerca de { $turns } turnos
web-circuit-page = Sobre { $title }
web-new-seats = Lugares
web-new-fewer = um a menos
web-new-more = um a mais
web-new-seat = Lugar { $number }
web-new-seat-name = Nome da pessoa no lugar { $number }
web-new-seat-me = eu
web-new-seat-here = jogador neste dispositivo
web-new-seat-open = lugar livre
web-new-seat-bot = bot: { $level }
web-new-options = Todas as opções
web-new-clock = Limite de tempo
web-clock-none = nenhum
web-clock-calm = calmo: 2 minutos por escolha
web-clock-brisk = ágil: 30 segundos por escolha
web-clock-quick = rápido: 10 segundos por escolha
web-new-public = Lista pública: qualquer um pode entrar ou assistir
web-new-start = Começar a corrida
web-new-make = Criar a mesa
web-new-make-about = Você recebe um link e um código para enviar aos amigos. Os lugares que ficarem livres vão para bots.

## A sala de espera
web-lobby-title = { $game }: { $track }
web-lobby-open-seats = { $seats ->
    [1] Um lugar está livre.
   *[other] { $seats } lugares estão livres.
}
web-lobby-full = Todos os lugares estão ocupados.
web-lobby-watchers = { " " }{ $watchers ->
    [1] Um espectador.
   *[other] { $watchers } espectadores.
}
web-lobby-invite = Chame os amigos
web-lobby-link = Link
web-lobby-copy = Copiar
web-lobby-copied = Copiado. Envie para seus amigos.
web-lobby-copy-by-hand = Seu navegador bloqueou a cópia. Selecione o link e copie.
web-lobby-share = Compartilhar
web-lobby-code = ou o código
web-lobby-your-name = Seu nome
web-lobby-another = Outro jogador neste dispositivo
web-lobby-name-hint = Nome
web-sit = Sentar
web-sit-here = Sentar aqui
web-seat-open = livre
web-seat-bot = { $name } (bot: { $level })
web-seat-yours = você
web-seat-not-here = sem conexão
web-seat-leave = Levantar
web-seat-free = Liberar o lugar
web-seat-remove = Retirar { $name } da mesa
web-seat-remove-do = Retirar
web-seat-remove-about = Os lugares ficam livres, e essa pessoa não poderá mais se sentar nesta mesa. Assistir ainda é possível.
web-seat-give = Dar o lugar { $number } a um bot
web-seat-no-bot = sem bot
web-seat-move = Passar para outro aparelho
web-seat-move-about = Abra este link no outro aparelho. Ele vale uma vez, por { $minutes } minutos, e o lugar vai junto.
web-lobby-start = Começar a corrida
web-lobby-bots-fill = Bots ocupam os lugares livres.
web-lobby-close = Fechar a mesa
web-lobby-host-starts = O anfitrião inicia a corrida.
web-lobby-as-printed = Regras padrão.
web-lobby-other-options = Outras opções: padrão
web-option-unset = padrão
web-lobby-clock = Tempo para pensar: { $decision } segundos por escolha e mais { $reserve } para a corrida toda.
web-luck = Sorte justa
web-luck-about = Cada rolagem e cada embaralhamento vêm de um número secreto. A impressão digital dele é publicada agora e o número depois da corrida, para que qualquer um confira.
web-luck-hash = Impressão digital:
web-luck-words = Acrescentado pelos jogadores:
web-luck-seed = Número secreto:
web-luck-unproven = A sorte desta corrida não pode ser conferida: veio de fora.
web-luck-add = Acrescente uma palavra sua à sorte
web-luck-add-do = Acrescentar

## À mesa
web-table-gone = Esta mesa não existe ou foi apagada.
web-table-closed = O anfitrião fechou esta mesa.
web-hand-over = { $name }, é a sua vez
web-hand-over-about = Os outros, não olhem. A mão aparece no próximo clique.
web-hand-over-open = Sou { $name }
web-claim = Assumir um lugar
web-claim-about = Este link passa um lugar para este aparelho. O outro só poderá assistir.
web-claim-empty = Este link não traz nenhum lugar. Peça um novo.
web-claim-take = Sentar aqui agora

## Lessons
web-learn = Aprenda em uma corrida guiada
web-learn-lesson = Fazer uma lição
web-learn-lessons = Lição
web-learn-next = Próxima lição: { $lesson }
web-learn-again = Repetir
web-learn-done = Correr para valer
web-lesson-of = Lição: { $lesson }
web-settings-coach = Instrutor nas lições
web-settings-coaching = Instrutor nas corridas contra bots
web-luck-lesson = A sorte desta lição foi escolhida, então não há nada a conferir.

## What people say to each other
web-side-talk = Chat
web-talk-said = Mensagens do chat
web-talk-none = Ainda não há mensagens.
web-talk-mute = Silenciar { $name }
web-talk-muted = { $name } está em silêncio.
web-talk-unmute = Reativar
web-talk-reactions = Reações
web-talk-bravo = Bravo!
web-talk-flag = Vamos lá!
web-talk-fast = Que velocidade!
web-talk-laugh = Ha, ha!
web-talk-gasp = Ah, não!
web-talk-sad = Que pena!
web-talk-message = Mensagem para a mesa
web-talk-send = Enviar
web-talk-read-only = Só os jogadores podem escrever.
web-talk-rule = Chat:
web-talk-rule-read = todos leem, jogadores escrevem
web-talk-rule-all = todos leem e escrevem
web-talk-rule-seats = só jogadores
web-talk-rule-off = desligado
web-seat-host = anfitrião
web-seat-ready = Tudo pronto
web-lobby-unready = Falta o OK de { $names }.
web-lobby-all-ready = Todos deram o OK.
web-lobby-again = Revanche: começa quando todos derem o OK.

## Races of one's own
web-turn-yours = Sua vez
web-turn-of = Escolhem: { $names }
web-turn-rematch = pede revanche
web-place = { $place }.º
web-past-rivals = { " " }contra { $names }
web-past-forget = Remover a corrida de { $title }
web-past-forget-all = Limpar a lista
web-past-forget-sure = Limpar a lista? Os registros ficam no servidor
web-settings-calls = Avisar quando for a minha vez
web-settings-calls-shown = Você receberá uma notificação.
web-settings-calls-heard = As notificações estão bloqueadas aqui. Um som e o título da aba avisam você.

## An invitation
web-invite-only-here = Só este computador pode abrir o link: o servidor não aceita outras conexões.
web-invite-do = Para deixar entrar amigos da sua rede, pare o servidor e inicie-o com
web-invite-then = Eles vão encontrá-lo em
web-invite-which = Endereço
web-invite-qr = O link como código QR

## Seasons
web-race-of-season = { $season }, corrida { $number } de { $races }
web-turn-next = espera por você para a próxima corrida
web-lobby-next = A próxima corrida começa assim que todos estiverem prontos.
web-trial-day = Corrida do dia
web-trial-challenge = Desafio
