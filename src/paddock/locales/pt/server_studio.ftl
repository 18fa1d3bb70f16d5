## Por que um desenho ainda não é um circuito
server-studio-short = Desenhe uma volta inteira: esta linha é curta demais.
server-studio-open = A volta está aberta aqui. Leve o fim de volta ao começo.
server-studio-crossings = A volta se cruza { $crossings } vezes. Só uma é permitida, por uma ponte.
server-studio-close = Dois trechos estão próximos demais aqui. Afaste-os ou alongue a volta.
server-studio-sharp = A pista vira bruscamente demais aqui. Dê mais espaço à curva.
server-studio-no-corner = A volta não tem curvas. Desenhe ao menos uma mais fechada.
server-studio-slow = Este desenho demora demais para ser montado. Simplifique-o ou alongue a volta.
server-studio-marks = Isso não cabe nesta volta: { $problem }
server-studio-file = Este arquivo não serve: { $problem }
server-studio-other = Esta volta ainda não dá um tabuleiro: { $problem }
