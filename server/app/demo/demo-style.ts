import { createHash } from "node:crypto";

export const demoStyle =
  "#demo{max-width:none;padding:.25rem 1rem;background:var(--raised);border-bottom:1px solid var(--line);text-align:center}";

export const demoStyleHash = `sha256-${createHash("sha256").update(demoStyle).digest("base64")}`;
