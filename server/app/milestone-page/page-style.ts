import { createHash } from "node:crypto";
import { languageStyle } from "../language/language-style.ts";

export const pageStyle = `main{display:grid;box-sizing:border-box;gap:var(--s-6);align-content:space-between;width:min(100%,44rem);min-height:100dvh;margin:0 auto;padding:var(--s-5) var(--s-4)}
.mark{display:inline-flex;gap:var(--s-2);align-items:center;min-height:2.75rem;color:var(--ink);font:600 var(--t-section)/1 var(--serif);text-decoration:none}
.mark path{fill:var(--ink)}
.mark path:last-child{fill:var(--lichen)}
article{display:grid;gap:var(--s-4);justify-items:center;text-align:center}
.cairn{width:min(62vw,17rem);aspect-ratio:1}
.shade{fill:var(--line)}
.placed{fill:var(--stone)}
.placed:nth-child(3n){fill:color-mix(in oklab,var(--stone) 78%,var(--ink))}
.placed:nth-child(4n){fill:color-mix(in oklab,var(--stone) 76%,var(--paper))}
.placed:last-child{fill:var(--lichen)}
.awaited{fill:none;stroke:var(--edge);stroke-dasharray:3 4;stroke-linecap:round;vector-effect:non-scaling-stroke}
h1{max-width:100%;font-size:clamp(1.6rem,1.2rem + 2vw,2.5rem)}
.long{font-size:var(--t-section);line-height:1.4}
.far{color:var(--lichen);font:600 var(--t-section)/1.3 var(--serif)}
.quiet{color:var(--soft);font-size:var(--t-quiet)}
footer{padding-top:var(--s-4);border-top:1px solid var(--line)}
footer a{display:inline-block;padding-block:.75rem}
${languageStyle}`;

export const pageStyleHash = `sha256-${createHash("sha256").update(pageStyle).digest("base64")}`;
