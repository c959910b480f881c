import type { Hono } from "hono";
import { dayOf } from "#domain/day.ts";
import type { Deps } from "#server/platform/deps.ts";
import { securityHeaders } from "#server/platform/http/headers.ts";
import type { QueuedMail } from "#server/email/mails/mails.ts";
import { readSentSignIns } from "#server/email/sign-in/email-sign-in-store.ts";
import { signInMail } from "#server/email/sign-in/sign-in-mail.ts";
import { composeMail } from "#server/email/rendering/compose-mail.ts";
import { currentLanguage, inLanguage, offeredLanguage } from "#server/platform/language.ts";
import type { ComposedMail } from "#server/platform/mail/mail-transport.ts";
import { rawMail } from "#server/platform/mail/raw-mail.ts";
import { readMailbox, readMailboxEntry } from "./mailbox-store.ts";
import { listPage, MAILBOX, mailPage, style, STYLE_PATH } from "./pages.ts";
import { previews } from "./samples.ts";

const PREVIEW = "preview-";
const PREVIEWED = "preview";

function previewOf(deps: Deps, id: string): QueuedMail | null {
  const sample = id.startsWith(PREVIEW) ? previews.get(id.slice(PREVIEW.length)) : undefined;
  if (sample === undefined) return null;
  const head = { messageId: `<${id}@preview.invalid>`, uid: PREVIEWED, createdAt: deps.clock() };
  return { ...sample, ...head, recipient: "reader@example.org", language: null };
}

/** The mailbox uses days in UTC. */
function composed({ sign, config }: Deps, mail: QueuedMail): Promise<ComposedMail> {
  const { publicUrl, languages } = config;
  const language =
    mail.uid === PREVIEWED ? currentLanguage() : offeredLanguage(mail.language, languages);
  return inLanguage(language, () =>
    composeMail(mail, { sign, publicUrl, today: dayOf(mail.createdAt, "UTC") }),
  );
}

/** Links to sign in are not in the outbox. */
async function signInLinks(deps: Deps) {
  const sent = await readSentSignIns(deps.db, deps.clock(), 20);
  return Promise.all(
    sent.map(async (link) => {
      const mail = await signInMail(deps, link, { kind: "link", to: link.address });
      return { id: link.id, mail };
    }),
  );
}

async function mailOf(deps: Deps, id: string): Promise<ComposedMail | null> {
  const link = (await signInLinks(deps)).find((sent) => sent.id === id);
  if (link !== undefined) return link.mail;
  const mail = previewOf(deps, id) ?? (await readMailboxEntry(deps.db, id))?.mail ?? null;
  return mail && composed(deps, mail);
}

export function mountMailbox(app: Hono, deps: Deps): void {
  const { config } = deps;
  const base: Record<string, string> = {
    ...securityHeaders(config.https, null),
    "cache-control": "no-store",
  };
  const policy = base["content-security-policy"] ?? "";
  const framing = { ...base, "content-security-policy": `${policy}; frame-src 'self'` };
  // Allows the mail's own styles and nothing else.
  const framed = {
    ...base,
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  };
  const page = (text: string, headers: Record<string, string>) =>
    new Response(text, { headers: { ...headers, "content-type": "text/html; charset=utf-8" } });
  const missing = () => new Response("No such mail.", { status: 404, headers: base });

  app.get(
    STYLE_PATH,
    () => new Response(style, { headers: { ...base, "content-type": "text/css; charset=utf-8" } }),
  );
  app.get(MAILBOX, async () => {
    const entries = await readMailbox(deps.db);
    const listed = await Promise.all(
      entries.map(async ({ id, mail }) => ({ id, mail: await composed(deps, mail) })),
    );
    return page(await listPage([...(await signInLinks(deps)), ...listed]), base);
  });
  app.get(`${MAILBOX}/:id`, async ({ req }) => {
    const mail = await mailOf(deps, req.param("id"));
    return mail === null
      ? missing()
      : page(await mailPage(req.param("id"), mail, config.publicUrl), framing);
  });
  app.get(`${MAILBOX}/:id/html`, async ({ req }) => {
    const mail = await mailOf(deps, req.param("id"));
    // Links open in the whole window, not the frame.
    return mail === null
      ? missing()
      : page(mail.html.replace("<head>", '<head><base target="_top">'), framed);
  });
  app.get(`${MAILBOX}/:id/raw`, async ({ req }) => {
    const mail = await mailOf(deps, req.param("id"));
    if (mail === null) return missing();
    const raw = await rawMail(mail, config.mailFrom);
    const headers = { ...base, "content-type": "text/plain; charset=utf-8" };
    return new Response(raw.toString("utf8"), { headers });
  });
}
