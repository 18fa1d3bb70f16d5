terminal-title = { $game } em { $track }
terminal-hint = h: ajuda · m: mapa · i: dica · b: desfazer · q: sair. Cada jogada é salva.
terminal-help =
    Digite o número de uma opção, ou a própria opção: { $choice }. Para mover, basta o nome da casa.
    ? OPÇÃO ou why OPÇÃO  por que ela não está disponível
    i  uma dica (fica anotada no registro)     b  desfazer sua última escolha
    m  um mapa     s  como está a corrida     h  esta ajuda
    q  sair; a corrida é salva depois de cada jogada e pode ser retomada
terminal-only-choice = (sua única opção: { $choice })
terminal-number = Digite um número de 1 a { $most }, ou h para ver a ajuda.
terminal-range = Há { $most } opções, de 1 a { $most }.
terminal-via = por { $spaces }
terminal-open = Pode: { $choice } é a opção { $number }.
terminal-refused = { $choice }: { $reason }.
terminal-nonsense = “{ $text }” não é uma opção aqui; as opções são como “{ $like }”.
terminal-idea-best = a melhor
terminal-idea-level = quase tão boa
terminal-idea-less = vence { $points ->
    [1] 1 corrida a menos em cada 100
   *[other] { $points } corridas a menos em cada 100
}
terminal-idea-slower = { $turns } turnos a mais
terminal-map-none = Não há circuito para desenhar.
terminal-taken-back = Desfeito. Escolha de novo.
terminal-saved = A corrida está salva em { $path }.
terminal-resume = Para continuar: { $command }
terminal-again = Para ver de novo: { $command }
terminal-unfinished = A corrida não terminou. Está assim depois de { $moves ->
    [1] 1 jogada
   *[other] { $moves } jogadas
}:
terminal-season-race = { $season }: corrida { $number } de { $races }
terminal-season-next = Enter começa a próxima corrida, { $title }; q sai, e a temporada fica salva.
