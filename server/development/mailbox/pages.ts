import { html } from "hono/html";
import { developmentPage, developmentStyle, type Markup } from "../development-page.ts";
import { ownAddress } from "#server/email/rendering/mail-body.ts";
import type { ComposedMail } from "#server/platform/mail/mail-transport.ts";
import { previews } from "./samples.ts";

/** Development mode only. */
export const MAILBOX = "/mailbox";
export const STYLE_PATH = `${MAILBOX}/style.css`;

const page = (title: string, main: Markup) =>
  developmentPage({ title: `${title} · Local mailbox`, stylePath: STYLE_PATH, main });

export interface Listed {
  readonly id: string;
  readonly mail: ComposedMail;
}

// UTC, not the server's zone.
function timeOf(at: number): Markup {
  const iso = new Date(at).toISOString();
  return html`<time datetime="${iso}">${iso.replace("T", " ").replace(/\.\d+Z$/, " UTC")}</time>`;
}

function line({ id, mail }: Listed): Markup {
  return html`<li>
    <a href="${MAILBOX}/${id}">${mail.subject}</a>
    <span class="note">to ${mail.to}, ${timeOf(mail.writtenAt)}</span>
  </li>`;
}

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

function withLinks(text: string, publicUrl: URL): Markup[] {
  const own = ownAddress("/", publicUrl);
  return text
    .split(/(https?:\/\/\S+)/)
    .map((piece) =>
      piece.startsWith(own) ? html`<a href="${piece}">${piece}</a>` : html`${piece}`,
    );
}

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
        <dd>${timeOf(mail.writtenAt)}</dd>
        ${headers.map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      <p><a href="${MAILBOX}/${id}/raw">The message as it would be sent</a></p>
      <iframe
        title="The email as HTML"
        src="${MAILBOX}/${id}/html"
        sandbox="allow-top-navigation-by-user-activation"
      ></iframe>
      <h2>As text</h2>
      <pre tabindex="0">${withLinks(mail.text, publicUrl)}</pre>`,
  );
}

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
