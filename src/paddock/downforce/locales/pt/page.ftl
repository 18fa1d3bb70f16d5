## Before the race
downforce-page-title = Downforce
downforce-page-about = Compre carros no leilão, corra com cartas e aposte em quem vai vencer. Seis poderes, 2 a 6 jogadores. Contra três bots, uma corrida leva uns 5 minutos.
downforce-page-setup-printed = O jogo completo
downforce-page-setup-printed-about = Leilão, poderes, três apostas
downforce-page-setup-beginner = Jogo para iniciantes
downforce-page-setup-beginner-about = Sem leilão, poderes ou apostas: vence quem chegar primeiro
downforce-page-setup-long = Longa distância
downforce-page-setup-long-about = A corrida vai até a última carta; sem apostas

## The race
downforce-page-owner = Dono
downforce-page-leads = na frente
downforce-page-stalled = parado
downforce-page-sealed = em segredo
downforce-page-seat-cards = { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
}
downforce-page-card-of = jogada por { $player }
downforce-page-powers = Escolha o poder que você mantém
downforce-page-power-now = Você pode usá-lo agora.
downforce-page-score = Folha de pontuação até agora
downforce-page-score-so-far = Até agora
downforce-page-score-about = Prêmios ganhos menos preços pagos; as apostas são abertas depois da corrida.
downforce-page-hand = Sua mão
downforce-page-discards = { $cards ->
    [1] Pilha de descarte: 1 carta
   *[other] Pilha de descarte: { $cards } cartas
}
downforce-page-hand-cards = { $cards ->
    [1] Sua mão: 1 carta
   *[other] Sua mão: { $cards } cartas
}
downforce-page-hand-pile = { $cards } na sua pilha de compra
downforce-page-hand-sort = Ordem das cartas
downforce-page-hand-sort-colour = por cor
downforce-page-hand-sort-strength = por força
downforce-page-hand-sort-dealt = como distribuídas
downforce-page-hand-at = lance { $number }
downforce-page-auction = Leilão
downforce-page-auction-lot = lote { $lot } de { $lots }
downforce-page-auction-pass = passa
downforce-page-auction-bid-with = dar lance de ${ $number } mi com { $card }
downforce-page-auction-pass-with = passar com { $card }
downforce-page-auction-before = Antes:
downforce-page-auction-terms = Prêmios, apostas e regras
downforce-page-auction-price = Quem ganha paga o lance: ele sai da pontuação.
downforce-page-auction-price-idle = O maior lance ganha; nesta corrida os preços não contam.
downforce-page-auction-card = Os lances são revelados e depois devolvidos.
downforce-page-auction-speed-8 = { $open ->
    [yes] A carta de Velocidade-8 do carro { $car } vem com ele e fica aberta diante do dono.
   *[other] A carta de Velocidade-8 do carro { $car } vem com ele, para a mão.
}
downforce-page-auction-without = { $count ->
    [0] Todos têm um carro.
   *[other] Ainda sem carro: { $names }.
}
downforce-page-slip = Folha de apostas
downforce-page-slip-bet = Aposta
downforce-page-slip-car = Carro
downforce-page-slip-millions = em $ mi
downforce-page-slip-prize = Prêmio

## What things mean
downforce-page-mark-steps = Distância em casas.
downforce-page-mark-jam = Um engarrafamento: o carro para aqui e perde as casas que faltam.
downforce-page-explain-bets = Uma aposta paga conforme seu número e o lugar do seu carro: no vencedor, $9 mi, $6 mi ou $3 mi.
downforce-page-explain-prizes = Os lugares pagam $12 mi, $9 mi, $6 mi, $4 mi, $2 mi e $0 mi ao dono do carro.
downforce-page-bets-opened = Apostas reveladas
