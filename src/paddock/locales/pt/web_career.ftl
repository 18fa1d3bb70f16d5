# A carreira.

web-career-about = Só para este navegador: sem conta e sem nomes de outras pessoas.
web-career-none = Leve uma corrida até o fim e ela aparecerá aqui. As corridas guiadas não contam.
web-career-waiting = { $count ->
    [1] Somando mais 1 corrida…
   *[other] Somando mais { $count } corridas…
}
web-career-races = Corridas
web-career-left = { $count ->
    [1] 1 terminada por um bot
   *[other] { $count } terminadas por um bot
}
web-career-wins = Vitórias
web-career-share = { $percent } %
web-career-best = Melhor posição
web-career-streak = Vitórias seguidas
web-career-longest = recorde: { $count }
web-career-last = Últimas posições, a mais recente primeiro
web-career-by = Por circuito e adversários
web-career-circuit = Circuito
web-career-against = contra { $level }
web-career-people = contra pessoas
web-career-alone = sem adversários
web-career-list = Todas as corridas
web-career-of = { $seats } pilotos
web-career-not-driven = terminada por um bot
web-career-all = Mostrar todas as { $count } corridas
web-career-forget = Esquecer a corrida de { $title }, { $date }
web-career-forget-all = Esquecer toda a carreira
web-career-forget-sure = Esquecer tudo mesmo? Não dá para recuperar
web-career-json = Baixar em JSON
web-career-csv = Baixar como tabela (CSV)
web-career-counts = O que conta
web-career-counts-own = Seu próprio lugar em cada corrida terminada; não os de outras pessoas na sua tela.
web-career-counts-left = Uma corrida que você abandona, ou que um bot termina por você, conta sem posição e encerra sua sequência de vitórias.
web-career-counts-not = Lições, corridas importadas e as que continuam de um momento de outra ficam de fora.
web-career-counts-level = Uma só pessoa entre os adversários já faz dela uma corrida contra pessoas; senão, o bot mais forte diz o quanto foi difícil.
web-career-counts-kept = As últimas 2.000 corridas ficam guardadas, mesmo quando suas mesas já não existem; depois de um ano sem você aqui, elas somem.
web-career-days = Corrida do dia
web-career-days-all = Dias
web-career-days-streak = Dias seguidos
