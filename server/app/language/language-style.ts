import { createHash } from "node:crypto";

export const languageStyle = `#offer{max-width:none;padding:.25rem 1rem;background:var(--raised);border-bottom:1px solid var(--line);text-align:center}
#offer a,#languages a{display:inline-flex;align-items:center;justify-content:center;min-width:2.75rem;min-height:2.75rem;padding:0 .5rem}
#languages{padding:0 1rem 1rem;text-align:center}`;

export const languageStyleHash = `sha256-${createHash("sha256").update(languageStyle).digest("base64")}`;
