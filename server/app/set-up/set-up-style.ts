import { createHash } from "node:crypto";

export const setUpStyle = `main{display:grid;gap:var(--s-6);box-sizing:border-box;max-width:44rem;margin:0 auto;padding:var(--s-6) var(--s-4)}
form,section{display:grid;width:100%;gap:var(--s-3);justify-items:start}
label{display:grid;gap:var(--s-2);width:100%;max-width:26rem;font-weight:600}
input{box-sizing:border-box;width:100%;min-height:2.75rem;padding:0 var(--s-3);border:1px solid var(--edge);border-radius:var(--chip);background:var(--raised);font-weight:400}
button{min-height:2.75rem;padding:0 var(--s-4);border:0;border-radius:var(--chip);background:var(--ink);color:var(--paper);font-weight:600;cursor:pointer}
.checks{display:grid;gap:var(--s-4);width:100%}
.checks li{padding-bottom:var(--s-3);border-bottom:1px solid var(--line)}
.soft{color:var(--soft)}
.news{padding:var(--s-3);border:1px solid var(--edge);border-radius:var(--chip);background:var(--raised)}
a{display:inline-block;padding-block:.75rem}
`;

export const setUpStyleHash = `sha256-${createHash("sha256").update(setUpStyle).digest("base64")}`;
