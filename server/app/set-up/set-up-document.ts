import { html as markup, raw } from "hono/html";
import type { Check } from "#server/admin/set-up/server-state.ts";
import { htmlTag } from "#server/platform/language.ts";
import { setUpStyle } from "./set-up-style.ts";
import { words } from "./set-up.words.ts";

export const SET_UP = "/set-up";

type Part = ReturnType<typeof markup>;

export interface News {
  readonly text: string;
  readonly fault: "code" | "to" | "email" | "password" | null;
}

/** `css` is not escaped: our own style sheet, allowed by its hash. */
async function pageOf(css: string, title: string, body: Part): Promise<string> {
  const page =
    await markup`<!doctype html>${raw(htmlTag())}<head><meta charset="utf-8"><title>${title} · Cairn</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${raw(css)}</style><style>${raw(setUpStyle)}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;
  return String(page);
}

export function wordsDocument(
  css: string,
  title: string,
  text: string,
  more: Part | "" = "",
): Promise<string> {
  return pageOf(css, title, markup`<p>${text}</p>${more}`);
}

const NEWS = "news";

// Beside the field at fault, else at the top: where a screen reader continues.
const announced = (role: "status" | "alert", text: string, more: Part | "") =>
  markup`<p class="news" id="${NEWS}" role="${role}"${more}>${text}</p>`;

function newsPart(news: News | null): Part | "" {
  if (news === null || news.fault !== null) return "";
  return announced("status", news.text, raw(' tabindex="-1" autofocus'));
}

interface Field {
  readonly name: "code" | "to" | "email" | "password";
  readonly label: string;
  readonly type: "text" | "email" | "password";
  readonly complete: string;
  readonly value?: string;
}

function field({ name, label, type, complete, value = "" }: Field, news: News | null): Part {
  const isWrong = news?.fault === name;
  const wrong = isWrong ? raw(` aria-invalid="true" aria-describedby="${NEWS}" autofocus`) : "";
  const why = isWrong ? announced("alert", news.text, "") : "";
  return markup`<label>${label}<input name="${name}" type="${type}" autocomplete="${complete}" spellcheck="false" value="${value}" required${wrong}></label>${why}`;
}

interface Form {
  readonly act: "look" | "mail" | "admin";
  /** Null where the form asks for it. */
  readonly code: string | null;
  readonly button: string;
}

function form({ act, code, button }: Form, fields: readonly Part[]): Part {
  const kept = code === null ? "" : markup`<input type="hidden" name="code" value="${code}">`;
  return markup`<form method="post" action="${SET_UP}"><input type="hidden" name="act" value="${act}">${kept}${fields}<button>${button}</button></form>`;
}

/** product 32.4 */
export function codeDocument(css: string, news: News | null): Promise<string> {
  const code: Field = { name: "code", label: words.code, type: "text", complete: "one-time-code" };
  return pageOf(
    css,
    words.title,
    markup`${newsPart(news)}<p>${words.noAdmin}</p>
${form({ act: "look", code: null, button: words.goOn }, [field(code, news)])}`,
  );
}

function checkPart({ name, settings, state, says, todo }: Check): Part {
  const named = settings.map((setting) => markup` <code>${setting}</code>`);
  const todoPart = todo === null ? "" : markup`<p>${todo}${named}</p>`;
  return markup`<li><h3>${name}</h3><p><strong>${words.states[state]}.</strong> ${says}</p>${todoPart}</li>`;
}

function checksPart(checks: readonly Check[]): Part {
  return markup`<section><h2>${words.configured}</h2><p class="soft">${words.configuredHow}</p><ul class="checks">${checks.map(checkPart)}</ul></section>`;
}

/** product 32.7 */
export function serverDocument(css: string, checks: readonly Check[]): Promise<string> {
  const back = markup`<p><a href="/admin">${words.adminDashboard}</a></p>`;
  return pageOf(css, words.thisServer, markup`${checksPart(checks)}${back}`);
}

interface OpenSetUp {
  readonly code: string;
  readonly checks: readonly Check[];
  readonly sendsMail: boolean;
  readonly email: string;
  readonly to: string;
  readonly news: News | null;
}

/** product 32.5 */
export function openDocument(
  css: string,
  { code, checks, sendsMail, email, to, news }: OpenSetUp,
): Promise<string> {
  const address = { type: "email", value: email } as const;
  const admin = [
    field({ ...address, name: "email", label: words.email, complete: "username" }, news),
    field(
      { name: "password", label: words.password, type: "password", complete: "new-password" },
      news,
    ),
  ];
  const mail = [
    field({ name: "to", label: words.sendTo, type: "email", complete: "email", value: to }, news),
  ];
  const mailPart = sendsMail
    ? markup`<section><h2>${words.testMail}</h2>${form({ act: "mail", code, button: words.sendTestMail }, mail)}</section>`
    : "";
  return pageOf(
    css,
    words.title,
    markup`${newsPart(news)}${checksPart(checks)}${mailPart}
<section><h2>${words.firstAdmin}</h2><p>${words.firstAdminHow}</p>${form({ act: "admin", code, button: words.makeAdmin }, admin)}</section>`,
  );
}

export function doneDocument(css: string): Promise<string> {
  const more = markup`<p><a href="/admin/login">${words.signIn}</a></p>`;
  return wordsDocument(css, words.done, words.adminMade, more);
}
