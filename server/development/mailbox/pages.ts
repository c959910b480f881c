import { html } from "hono/html";
import { developmentPage, type Markup } from "../development-page.ts";
import { ownAddress } from "#server/email/rendering/mail-body.ts";
import type { ComposedMail } from "#server/platform/mail/mail-transport.ts";
import { MAILBOX, STYLE_PATH } from "./paths.ts";
import { previews } from "./samples.ts";

const page = (title: string, main: Markup) =>
  developmentPage({ title: `${title} · Local mailbox`, stylePath: STYLE_PATH, main });

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
      <ul class="previews">
        ${[...previews.keys()].map(
          (name) => html`<li><a href="${MAILBOX}/preview-${name}">${name}</a></li>`,
        )}
      </ul>`,
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
