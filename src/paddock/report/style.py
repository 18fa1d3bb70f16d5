"""How the page of a report looks, by day and by night."""

from __future__ import annotations

CSS = """
:root{--ground:#f6f5f1;--card:#fff;--ink:#1d2329;--soft:#5d6872;--rule:#e2e0d8;--bar:#2f6f8f;--mark:#b3541e;
--heat:#d1341b;--road:#dfe3e6;--edge:#b9c1c7;--start:#c3d3dc;
--p1:#0b3d5c;--p2:#20688f;--p3:#4b93b8;--p4:#86b9d3;--p5:#b9d8e6;--p6:#dcebf2;--p7:#c9c4b8;
--c1:#2f6f8f;--c2:#c8553d;--c3:#d9a441;--c4:#5b8c5a;--c5:#7d5ba6;--c6:#8a8f98;--c7:#3d3d3d;
--black:#3a3d42;--blue:#2f6fd0;--green:#3c9a4e;--yellow:#e0b41d;--orange:#e57f22;--red:#cf3434}
@media (prefers-color-scheme:dark){:root{--ground:#14181c;--card:#1d2329;--ink:#e9ecee;--soft:#9aa5ae;--rule:#303940;
--bar:#5aa3c7;--mark:#f0935a;--heat:#ff5a3c;--road:#39434b;--edge:#566069;--start:#4a5e6b;
--p1:#d3ecf8;--p2:#9accE6;--p3:#68abcd;--p4:#43809f;--p5:#325f78;--p6:#284656;--p7:#4a4a46;
--c1:#5aa3c7;--c2:#e77b62;--c3:#e8bd62;--c4:#7fb67d;--c5:#a585cf;--c6:#a9b0b8;--c7:#d8d8d8;
--black:#8b939c;--blue:#5c93ec;--green:#5fbf72;--yellow:#edc84a;--orange:#f09a4c;--red:#ea5f5f}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:1180px;margin:0 auto;padding:32px 20px 48px;display:grid;gap:18px;
grid-template-columns:repeat(auto-fit,minmax(min(100%,500px),1fr))}
header,.tiles,.wide,.fault,footer{grid-column:1/-1}
h1{font-size:30px;line-height:1.15;letter-spacing:-.02em;margin:0}
h2{font-size:17px;margin:0 0 4px}
header p,section>p,footer{color:var(--soft);margin:4px 0 0}
section>p{margin:0 0 12px}
section{background:var(--card);border:1px solid var(--rule);border-radius:12px;padding:18px 20px;min-width:0}
.fault{background:var(--card);border-left:4px solid var(--heat);border-radius:6px;padding:10px 14px;margin:0}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px;margin:0}
.tiles div{background:var(--card);border:1px solid var(--rule);border-radius:12px;padding:12px 16px}
.tiles dt{color:var(--soft);font-size:13px}
.tiles dd{margin:0;font-size:24px;font-weight:650;letter-spacing:-.01em;font-variant-numeric:tabular-nums}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:14px}
th,td{padding:5px 0 5px 14px;text-align:right;border-bottom:1px solid var(--rule);white-space:nowrap;font-weight:400}
th:first-child{text-align:left;padding-left:0}
thead th{color:var(--soft);font-size:13px}
tbody tr:last-child>*{border-bottom:0}
details{margin-top:10px}
summary{color:var(--soft);cursor:pointer;font-size:13px}
svg{display:block;width:100%;height:auto;font-family:inherit;overflow:visible}
svg+svg,svg+h3{margin-top:14px}
h3{font-size:14px;margin:14px 0 0;color:var(--soft);font-weight:600}
.chart text{font-size:13px;fill:var(--ink)}
.chart text.note{font-size:12px;fill:var(--soft)}
.chart text.value{font-variant-numeric:tabular-nums}
.bar{fill:var(--bar)}
.car-black{fill:var(--black)}.car-blue{fill:var(--blue)}.car-green{fill:var(--green)}
.car-yellow{fill:var(--yellow)}.car-orange{fill:var(--orange)}.car-red{fill:var(--red)}
.p1{fill:var(--p1)}.p2{fill:var(--p2)}.p3{fill:var(--p3)}.p4{fill:var(--p4)}.p5{fill:var(--p5)}.p6{fill:var(--p6)}
.p7{fill:var(--p7)}.c1{fill:var(--c1)}.c2{fill:var(--c2)}.c3{fill:var(--c3)}.c4{fill:var(--c4)}.c5{fill:var(--c5)}
.c6{fill:var(--c6)}.c7{fill:var(--c7)}
.whisker{stroke:var(--ink);stroke-width:1.2;opacity:.65}
.mark{stroke:var(--mark);stroke-width:1.5;stroke-dasharray:4 3}
.map{display:grid;grid-template-columns:minmax(0,3fr) minmax(330px,1fr);gap:24px;align-items:center}
@media (max-width:820px){.map{grid-template-columns:minmax(0,1fr)}}
.circuit{max-height:640px}
.space{fill:var(--road);stroke:var(--card);stroke-width:calc(var(--unit)*.05)}
.space.start{fill:var(--start)}
.heat{fill:var(--heat);stroke:var(--card);stroke-width:calc(var(--unit)*.05)}
.circuit .finish{stroke:var(--ink);stroke-width:calc(var(--unit)*.16)}
.circuit .line{stroke:var(--yellow);stroke-width:calc(var(--unit)*.12)}
.circuit text.place{fill:var(--soft);font-size:calc(var(--size)*.5);text-anchor:middle}
.circuit circle.rank{fill:var(--card);stroke:var(--heat);stroke-width:calc(var(--unit)*.06)}
.circuit text.rank{fill:var(--ink);font-weight:700;text-anchor:middle;dominant-baseline:central}
@media (max-width:560px){main{padding:20px 10px 32px;gap:12px}section{padding:14px 16px}th,td{padding-left:9px}
table{font-size:13px}.chart text{font-size:15px}.chart text.note{font-size:13px}
.circuit text.place{font-size:calc(var(--size)*.8)}}
@media print{body{background:#fff}section{break-inside:avoid}}
""".strip().replace("\n", "")
