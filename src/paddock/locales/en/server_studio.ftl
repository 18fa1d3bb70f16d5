## Why a drawing is not a circuit yet
server-studio-short = Draw a whole lap: this line is too short.
server-studio-open = The lap is open here. Bring its end back to its beginning.
server-studio-crossings = The lap crosses itself { $crossings } times. Once is allowed, on a bridge.
server-studio-close = Two parts of the road are too close here. Move them apart, or make the lap longer.
server-studio-sharp = The road turns back too sharply here. Give the corner more room.
server-studio-no-corner = The lap has no corner. Draw at least one tighter bend.
server-studio-slow = This drawing takes too long to build. Make it simpler, or the lap longer.
server-studio-marks = That doesn’t fit this lap: { $problem }
server-studio-file = This file can’t be used: { $problem }
server-studio-other = This lap can’t become a board yet: { $problem }
