/** The style sheet of the mailbox's pages, in the product's colours. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f1e6, #1b2025);
  --raised: light-dark(#fffdf8, #242a30);
  --ink: light-dark(#25221c, #ece7db);
  --soft: light-dark(#625b4e, #b0aea6);
  --edge: light-dark(#8a8170, #7d8790);
  --lichen: light-dark(#53651c, #b6c978);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  padding: 2rem 1rem;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.5 -apple-system, "Segoe UI", Roboto, "Noto Sans", system-ui, sans-serif;
  overflow-wrap: anywhere;
}
main { max-width: 44rem; margin: 0 auto; }
h1 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.25rem; }
a { color: var(--lichen); }
.mark { margin: 0 0 1rem; color: var(--soft); font-size: 0.8125rem; letter-spacing: 0.06em; text-transform: uppercase; }
ul { margin: 1.5rem 0; padding: 0; list-style: none; }
li { padding: 0.75rem 0; border-top: 1px solid var(--edge); }
li a { display: block; font-weight: 600; }
.note, dt { color: var(--soft); font-size: 0.9375rem; }
.chip { display: inline-block; padding: 0.25rem 0.5rem 0.25rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0 0 1rem; }
dd { margin: 0; }
iframe { width: 100%; height: 40rem; border: 1px solid var(--edge); border-radius: 1rem; background: var(--raised); }
pre { padding: 1rem; border-radius: 1rem; background: var(--raised); white-space: pre-wrap; font-size: 0.9375rem; }
:focus-visible { outline: 3px solid var(--lichen); outline-offset: 2px; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dt { margin-top: 0.5rem; } }
`;
