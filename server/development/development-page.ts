import { html } from "hono/html";

export type Markup = ReturnType<typeof html>;

interface Parts {
  readonly title: string;
  readonly stylePath: string;
  readonly main: Markup;
  readonly isDemo?: boolean;
}

export async function developmentPage({ title, stylePath, main, isDemo }: Parts): Promise<string> {
  const document = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${stylePath}" />
      </head>
      <body>
        <main>
          <p class="mark">${isDemo ? "Demo" : "Development mode"}</p>
          ${main}
        </main>
      </body>
    </html>`;
  return document.toString();
}

/** Prefix of each style sheet in development mode. */
export const developmentStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f1e6, #1b2025);
  --raised: light-dark(#fffdf8, #242a30);
  --ink: light-dark(#25221c, #ece7db);
  --soft: light-dark(#625b4e, #b0aea6);
  --line: light-dark(#e3dac8, #363e46);
  --edge: light-dark(#8a8170, #7d8790);
  --lichen: light-dark(#53651c, #b6c978);
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "P052", "URW Palladio L", "Noto Serif", Georgia, serif;
}
* { box-sizing: border-box; }
body {
  margin: 0;
  padding: 2rem 1rem;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.5 -apple-system, "Segoe UI", Roboto, "Noto Sans", Cantarell, "Liberation Sans", system-ui, sans-serif;
  overflow-wrap: anywhere;
}
main { max-width: 44rem; margin: 0 auto; }
h1, h2 { margin: 0 0 0.5rem; font: 500 2rem/1.15 var(--serif); letter-spacing: -0.015em; }
h2 { margin-top: 2rem; font-size: 1.5rem; }
a { color: var(--lichen); }
ul { margin: 1.5rem 0; padding: 0; list-style: none; }
.mark { margin: 0 0 1rem; color: var(--soft); font-size: 0.8125rem; letter-spacing: 0.06em; text-transform: uppercase; }
.note { color: var(--soft); font-size: 0.9375rem; }
:focus-visible { outline: 3px solid var(--lichen); outline-offset: 2px; }
`;
