terminal-title = { $game } en { $track }
terminal-hint = h: ayuda · m: mapa · i: pista · b: deshacer · q: salir. Cada movimiento se guarda.
terminal-help =
    Escribe el número de una opción, o la propia opción: { $choice }. Para mover basta el nombre de la casilla.
    ? OPCIÓN o why OPCIÓN  por qué no puedes elegirla
    i  una pista (consta en el registro)     b  deshacer tu última elección
    m  un mapa     s  cómo va la carrera     h  esta ayuda
    q  salir; la carrera se guarda tras cada movimiento y puedes continuarla
terminal-only-choice = (tu única opción: { $choice })
terminal-number = Escribe un número del 1 al { $most }, o h para ver la ayuda.
terminal-range = Hay { $most } opciones, del 1 al { $most }.
terminal-via = por { $spaces }
terminal-open = Puedes: { $choice } es la opción { $number }.
terminal-refused = { $choice }: { $reason }.
terminal-nonsense = «{ $text }» no es una opción aquí; las opciones son como «{ $like }».
terminal-idea-best = la mejor
terminal-idea-level = igual de buena
terminal-idea-less = gana { $points ->
    [1] 1 carrera menos de cada 100
   *[other] { $points } carreras menos de cada 100
}
terminal-idea-slower = { $turns } turnos más
terminal-map-none = No hay circuito que dibujar.
terminal-taken-back = Deshecho. Elige de nuevo.
terminal-saved = La carrera se ha guardado en { $path }.
terminal-resume = Para continuarla: { $command }
terminal-again = Para volver a verla: { $command }
terminal-unfinished = La carrera no ha terminado. Así está después de { $moves ->
    [1] 1 movimiento
   *[other] { $moves } movimientos
}:
terminal-season-race = { $season }: carrera { $number } de { $races }
terminal-season-next = Intro empieza la próxima carrera, { $title }; q sale, y la temporada queda guardada.
