/** The style sheet of the stand-in's pages, in the product's colours. */
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
}
main { max-width: 32rem; margin: 0 auto; }
h1 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.2; }
a { color: var(--lichen); }
.mark { margin: 0 0 1rem; color: var(--soft); font-size: 0.8125rem; letter-spacing: 0.06em; text-transform: uppercase; }
ul { margin: 1.5rem 0 0; padding: 0; list-style: none; display: grid; gap: 0.75rem; }
button {
  display: grid;
  width: 100%;
  padding: 0.75rem 1.25rem;
  border: 1px solid var(--edge);
  border-radius: 1.25rem 1rem 1.35rem 1.05rem;
  background: var(--raised);
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
}
button:hover { border-color: var(--lichen); }
:focus-visible { outline: 3px solid var(--lichen); outline-offset: 2px; }
.name { font-weight: 600; }
.note { color: var(--soft); font-size: 0.9375rem; }
`;
