import { html } from "hono/html";
import { mailTypes } from "#domain/mail.ts";
import { ownAddress } from "../mail/mail-body.ts";
import type { ComposedMail } from "../mail/mail-transport.ts";
import { MAILBOX, STYLE_PATH } from "./paths.ts";

type Markup = ReturnType<typeof html>;

async function page(title: string, main: Markup): Promise<string> {
  const document = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Local mailbox</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${STYLE_PATH}" />
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

/** A mail in the list. */
export interface Listed {
  readonly id: string;
  readonly mail: ComposedMail;
}

// The same for every reader of the page, wherever the server stands.
function written(at: number): Markup {
  const iso = new Date(at).toISOString();
  return html`<time datetime="${iso}">${iso.replace("T", " ").replace(/\.\d+Z$/, " UTC")}</time>`;
}

function line({ id, mail }: Listed): Markup {
  return html`<li>
    <a href="${MAILBOX}/${id}">${mail.subject}</a>
    <span class="note">to ${mail.to}, ${written(mail.writtenAt)}</span>
  </li>`;
}

/** The list of what has arrived, newest first, and of the previews. */
export function listPage(listed: readonly Listed[]): Promise<string> {
  const empty = html`<p>Nothing has arrived yet.</p>`;
  const list = html`<ul>
    ${listed.map(line)}
  </ul>`;
  return page(
    "Inbox",
    html`<h1>Local mailbox</h1>
      <p>
        Without SMTP_URL a development server sends its mail here, and nowhere else. Reload to see
        what is new.
      </p>
      ${listed.length === 0 ? empty : list}
      <h2>Previews</h2>
      <p>
        ${mailTypes.map(
          (type) => html`<a class="chip" href="${MAILBOX}/preview-${type}">${type}</a> `,
        )}
      </p>`,
  );
}

/** Text whose links to the product can be followed. */
function linked(text: string, publicUrl: URL): Markup[] {
  const own = ownAddress("/", publicUrl);
  return text
    .split(/(https?:\/\/\S+)/)
    .map((piece) =>
      piece.startsWith(own) ? html`<a href="${piece}">${piece}</a>` : html`${piece}`,
    );
}

/** One mail, in both its forms. */
export function mailPage(id: string, mail: ComposedMail, publicUrl: URL): Promise<string> {
  const headers = Object.entries(mail.headers);
  return page(
    mail.subject,
    html`<p><a href="${MAILBOX}">Local mailbox</a></p>
      <h1>${mail.subject}</h1>
      <dl>
        <dt>To</dt>
        <dd>${mail.to}</dd>
        <dt>Date</dt>
        <dd>${written(mail.writtenAt)}</dd>
        ${headers.map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      <p><a href="${MAILBOX}/${id}/raw">The message as it would be sent</a></p>
      <iframe
        title="The mail as HTML"
        src="${MAILBOX}/${id}/html"
        sandbox="allow-top-navigation-by-user-activation"
      ></iframe>
      <h2>As text</h2>
      <pre tabindex="0">${linked(mail.text, publicUrl)}</pre>`,
  );
}
