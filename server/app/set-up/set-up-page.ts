import type { Context, Hono } from "hono";
import { errors } from "#contract/errors.ts";
import { isEmailAddress, typedAddress } from "#domain/email-address.ts";
import { isRefused, refuse, type Refusal, type Ruled } from "#domain/refusal.ts";
import { readFacts, serverChecks } from "#server/admin/set-up/server-state.ts";
import {
  checkCode,
  isSetUpOpen,
  setUpAdmin,
  takeTestMail,
} from "#server/admin/set-up/set-up-codes.ts";
import { DatabaseUnavailable } from "#server/platform/db/failure.ts";
import type { Deps } from "#server/platform/deps.ts";
import { allowingStyle } from "#server/platform/http/headers.ts";
import { clientAddress } from "#server/platform/http/peer.ts";
import { bytesOf, foreignOrigin } from "#server/platform/http/request.ts";
import { html } from "../document.ts";
import {
  codeDocument,
  doneDocument,
  openDocument,
  SET_UP,
  wordsDocument,
  type News,
} from "./set-up-document.ts";
import { setUpStyleHash } from "./set-up-style.ts";
import { words } from "./set-up.words.ts";
import { testMail } from "./test-mail.ts";

/** A few short fields. */
const FORM_BYTES = 8 * 1024;
/** Mail servers may answer at any length. */
const REASON_LETTERS = 300;

type Form = Readonly<Record<"act" | "code" | "to" | "email" | "password", string>>;

interface Answer {
  readonly status: number;
  readonly document: Promise<string>;
}

async function formOf(request: Request, origin: string): Promise<Ruled<Form>> {
  // Our referrer policy makes browsers send `Origin: null` with our own forms.
  const headers = new Headers(request.headers);
  if (headers.get("origin") === "null") headers.delete("origin");
  if (foreignOrigin(headers, origin)) return refuse("request.foreign-origin");
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return refuse("request.invalid");
  const bytes = await bytesOf(request, FORM_BYTES);
  if (isRefused(bytes)) return bytes;
  const fields = new URLSearchParams(Buffer.from(bytes).toString("utf8"));
  const text = (name: string) => fields.get(name)?.trim() ?? "";
  const password = fields.get("password") ?? "";
  // Phones capitalize the first letter.
  const code = text("code").toLowerCase();
  const [to, email] = [typedAddress(text("to")), typedAddress(text("email"))];
  return { act: text("act"), code, to, email, password };
}

async function sentMail(deps: Deps, { code, to }: Form): Promise<News> {
  if (!isEmailAddress(to)) return { text: errors["admin.invalid-email"].text(), fault: "to" };
  if (!(await takeTestMail(deps, code))) return { text: words.noTestMailLeft, fault: "to" };
  const { config, newId, mail, senderRefusals } = deps;
  if (mail === null) return { text: words.noMailServer, fault: null };
  const tried = await mail.send(testMail({ config, id: newId(), to, at: deps.clock() }));
  const delivery = senderRefusals.judge(tried, to);
  if (delivery.kind === "sent")
    return {
      text: words.testMailSent(to),
      fault: null,
    };
  const reason = delivery.reason.slice(0, REASON_LETTERS);
  return { text: words.testMailFailed(reason), fault: "to" };
}

function newsOf({ refused, field }: Refusal): News {
  const fault = field === "email" || field === "password" ? field : "code";
  return { text: errors[refused].text(), fault };
}

async function opened(deps: Deps, form: Form, news: News | null, status = 200): Promise<Answer> {
  const { code, email, to } = form;
  const checks = serverChecks(deps.config, await readFacts(deps));
  const shown = { code, checks, sendsMail: deps.mail !== null, email, to, news };
  return { status, document: openDocument(deps.assets.css, shown) };
}

function codeAsked({ assets }: Deps, refusal: Refusal | null): Answer {
  const status = refusal === null ? 200 : errors[refusal.refused].status;
  const news = refusal === null ? null : newsOf(refusal);
  return { status, document: codeDocument(assets.css, news) };
}

async function madeAdmin(deps: Deps, form: Form, address: string): Promise<Answer> {
  const made = await setUpAdmin(deps, form);
  deps.log.info("set-up", { outcome: isRefused(made) ? made.refused : "ok", address });
  if (!isRefused(made)) return { status: 200, document: doneDocument(deps.assets.css) };
  // Somebody was faster, or the code expired.
  if (made.refused === "admin.set-up-code") return codeAsked(deps, made);
  return opened(deps, form, newsOf(made), errors[made.refused].status);
}

async function acted(deps: Deps, form: Form, address: string): Promise<Answer> {
  const right = await checkCode(deps, form.code, address, deps.clock());
  if (isRefused(right)) {
    deps.log.info("set-up", { outcome: right.refused, address });
    return codeAsked(deps, right);
  }
  if (form.act === "admin") return madeAdmin(deps, form, address);
  return opened(deps, form, form.act === "mail" ? await sentMail(deps, form) : null);
}

/** The same answer in development mode and after set-up. */
function notThere({ assets }: Deps): Answer {
  return { status: 404, document: wordsDocument(assets.css, words.notHere, words.notHereWhy) };
}

async function answer(deps: Deps, context: Context): Promise<Answer> {
  if (!(await isSetUpOpen(deps))) return notThere(deps);
  const request = context.req.raw;
  if (request.method !== "POST") return codeAsked(deps, null);
  const form = await formOf(request, deps.config.publicUrl.origin);
  if (isRefused(form)) return codeAsked(deps, form);
  return acted(deps, form, clientAddress(context, deps.config.trustedProxies));
}

async function answerOrError(deps: Deps, context: Context): Promise<Response> {
  const headers = allowingStyle(deps.assets.headers, setUpStyleHash);
  const sent = async ({ status, document }: Answer) =>
    html(context.req.raw, status, await document, headers);
  try {
    return await sent(await answer(deps, context));
  } catch (error) {
    const requestId = deps.newId();
    deps.log.error("set-up.failed", error, { requestId });
    const code = error instanceof DatabaseUnavailable ? "server.unavailable" : "server.failed";
    const { status, text } = errors[code];
    const document = wordsDocument(deps.assets.css, words.notNow, `${text()} ${requestId}`);
    return sent({ status, document });
  }
}

/** No script; 404 once there is an admin (product 32.4). */
export function mountSetUp(app: Hono, deps: Deps): void {
  app.get(SET_UP, (context) => answerOrError(deps, context));
  app.post(SET_UP, (context) => answerOrError(deps, context));
}
