import { developmentStyle } from "../development-style.ts";

/** The style sheet of the mailbox's pages. */
export const style = `${developmentStyle}
li { padding: 0.75rem 0; border-top: 1px solid var(--line); }
li a { display: block; font-weight: 600; }
dt { color: var(--soft); font-size: 0.9375rem; }
.previews { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 0; }
.previews li { padding: 0.25rem 0; border: 0; }
.previews a { font-weight: 400; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0 0 1rem; }
dd { margin: 0; }
iframe { width: 100%; height: 40rem; border: 1px solid var(--edge); border-radius: 1rem; background: var(--raised); }
pre { padding: 1rem; border-radius: 1rem; background: var(--raised); white-space: pre-wrap; font-size: 0.9375rem; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dt { margin-top: 0.5rem; } }
`;
