terminal-title = { $game } en { $track }
terminal-hint = h es la ayuda, q sale; cada movimiento se guarda.
terminal-help =
    Escribe el número de una opción, o la propia opción: { $choice }; para mover basta el nombre de la casilla.
    ? OPCIÓN o why OPCIÓN  dice por qué no puedes elegirla
    s  vuelve a mostrar la carrera     h  esta ayuda
    q  sale; la carrera se guarda tras cada movimiento y puede continuarse
terminal-only-choice = (tu única opción: { $choice })
terminal-number = Escribe un número del 1 al { $most }, o h para ver la ayuda.
terminal-range = Hay { $most } opciones, del 1 al { $most }.
terminal-via = por { $spaces }
terminal-open = Puedes: { $choice } es la opción { $number }.
terminal-refused = { $choice }: { $reason }.
terminal-nonsense = «{ $text }» no es una opción aquí; las opciones son como «{ $like }».
terminal-saved = La carrera se ha guardado en { $path }.
terminal-resume = Para continuarla: { $command }
terminal-again = Para volver a verla: { $command }
terminal-unfinished = La carrera no ha terminado. Así está después de { $moves ->
    [1] 1 movimiento
   *[other] { $moves } movimientos
}:
terminal-season-race = { $season }: carrera { $number } de { $races }
terminal-season-next = Intro empieza la próxima carrera, { $title }; q sale, y la temporada queda guardada.
