import { createHash } from "node:crypto";

// Links go once the app's own menu is there, after a sign-in without another document.
export const languageStyle = `#root:has(~#languages) main{min-height:calc(100dvh - 2.75rem)}
#root:has(header nav)~#languages{display:none}
#languages,#offer{padding:0 1rem;text-align:center}
#languages>*,#offer a{display:inline-flex;align-items:center;justify-content:center;min-width:2.75rem;min-height:2.75rem;padding:0 .5rem}
#offer{position:sticky;bottom:0;z-index:1;background:var(--raised);border-top:1px solid var(--line)}`;

export const languageStyleHash = `sha256-${createHash("sha256").update(languageStyle).digest("base64")}`;
