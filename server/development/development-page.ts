import { html } from "hono/html";

export type Markup = ReturnType<typeof html>;

interface Parts {
  readonly title: string;
  /** Where its style sheet is. */
  readonly stylePath: string;
  readonly main: Markup;
}

/** A page that only development mode has, and says so. */
export async function developmentPage({ title, stylePath, main }: Parts): Promise<string> {
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
          <p class="mark">Development mode</p>
          ${main}
        </main>
      </body>
    </html>`;
  return document.toString();
}
