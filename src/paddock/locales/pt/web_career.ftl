# A carreira.

web-career-about = Guardado neste navegador: sem conta e sem nomes de outros jogadores.
web-career-none = Termine uma corrida e ela aparecerá aqui. Lições não contam.
web-career-races = Corridas
web-career-left = { $count ->
    [1] 1 terminada por um bot
   *[other] { $count } terminadas por um bot
}
web-career-wins = Vitórias
web-career-share = { $percent } %
web-career-best = Melhor posição
web-career-streak = Sequência de vitórias
web-career-longest = recorde: { $count }
web-career-last = Resultados recentes
web-career-by = Por circuito e adversários
web-career-circuit = Circuito
web-career-against = contra { $level }
web-career-people = contra pessoas
web-career-alone = sozinho
web-career-list = Todas as corridas
web-career-of = { $seats } pilotos
web-career-not-driven = terminada por um bot
web-career-all = Mostrar todas as { $count } corridas
web-career-forget = Remover a corrida de { $title }, { $date }
web-career-forget-all = Apagar seu histórico
web-career-forget-sure = Apagar tudo? Não há como desfazer
web-career-json = Baixar em JSON
web-career-csv = Baixar como tabela (CSV)
web-career-counts = O que conta
web-career-counts-own = O seu próprio lugar em cada corrida terminada, não os outros jogadores no seu dispositivo.
web-career-counts-left = Uma corrida que você abandona, ou que um bot termina por você, conta sem posição e encerra sua sequência de vitórias.
web-career-counts-not = Não contam lições, corridas importadas nem as que continuam outra.
web-career-counts-level = Um rival humano já faz dela uma corrida contra pessoas; senão, o bot mais forte define o nível.
web-career-counts-kept = As últimas 2.000 corridas são guardadas, mesmo sem suas mesas, e apagadas após um ano de inatividade.
web-career-days = Corrida do dia
web-career-days-all = Dias
web-career-days-streak = Dias seguidos
