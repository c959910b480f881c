import { createHash } from "node:crypto";

export const languageStyle = `#offer{max-width:none;padding:.25rem 1rem;background:var(--raised);border-bottom:1px solid var(--line);text-align:center}
#offer a,#languages a{display:inline-flex;align-items:center;justify-content:center;min-width:2.75rem;min-height:2.75rem;padding:0 .5rem}
#languages{display:flex;flex-wrap:wrap;align-items:center;justify-content:end;padding:0 1rem}
#languages strong{padding:0 .5rem}`;

export const languageStyleHash = `sha256-${createHash("sha256").update(languageStyle).digest("base64")}`;
