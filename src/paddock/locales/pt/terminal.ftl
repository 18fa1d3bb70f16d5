terminal-title = { $game } em { $track }
terminal-hint = h mostra a ajuda, q sai; cada jogada é salva.
terminal-help =
    Digite o número de uma opção, ou a própria opção: { $choice }; para mover, basta o nome da casa.
    ? OPÇÃO ou why OPÇÃO  diz por que ela não está disponível
    s  mostra a corrida de novo     h  esta ajuda
    q  sai; a corrida é salva depois de cada jogada e pode ser retomada
terminal-only-choice = (sua única opção: { $choice })
terminal-number = Digite um número de 1 a { $most }, ou h para ver a ajuda.
terminal-range = Há { $most } opções, de 1 a { $most }.
terminal-via = por { $spaces }
terminal-open = Pode: { $choice } é a opção { $number }.
terminal-refused = { $choice }: { $reason }.
terminal-nonsense = “{ $text }” não é uma opção aqui; as opções são como “{ $like }”.
terminal-saved = A corrida está salva em { $path }.
terminal-resume = Para continuar: { $command }
terminal-again = Para ver de novo: { $command }
terminal-unfinished = A corrida não terminou. Está assim depois de { $moves ->
    [1] 1 jogada
   *[other] { $moves } jogadas
}:
terminal-season-race = { $season }: corrida { $number } de { $races }
terminal-season-next = Enter começa a próxima corrida, { $title }; q sai, e a temporada fica salva.
