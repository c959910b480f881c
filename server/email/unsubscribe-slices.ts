import type { Hono } from "hono";
import { unsubscribe } from "#contract/email.ts";
import { errors } from "#contract/errors.ts";
import * as limits from "#domain/limits.ts";
import { mails } from "#domain/mail.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { rateCap } from "#server/platform/http/rate-cap.ts";
import type { Deps } from "#server/platform/deps.ts";
import { failureAnswer } from "#server/platform/http/answer.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { bytesOf } from "#server/platform/http/request.ts";
import { refuseInvitations } from "./colleagues/invited-store.ts";
import { refusedAddress, unsubscriberOf } from "./mail-tokens.ts";
import { turnOff } from "./preference-store.ts";
import { words } from "./unsubscribe.words.ts";

async function turnOffBy(
  deps: Deps,
  token: string,
  all: boolean,
  at: number,
): Promise<Ruled<true>> {
  const address = refusedAddress(deps.sign, token);
  if (address !== null) {
    await refuseInvitations(deps.db, address, at);
    return true;
  }
  const reader = unsubscriberOf(deps.sign, token);
  if (reader === null) return refuse("email.unsubscribe-failed", "token");
  const { uid, type } = reader;
  const rev = await turnOff(deps.db, uid, all ? "all" : mails[type].toggle, at);
  if (rev !== null) deps.live.publish({ entity: "user", id: uid, rev }, [uid]);
  return true;
}

export function unsubscribeSlice(): Slice<typeof unsubscribe> {
  const cap = rateCap(limits.tokensPerMinute);
  return {
    endpoint: unsubscribe,
    act: async ({ deps, input: { token, all }, address, at }) => {
      if (!cap(address, at)) return refuse("request.rate");
      const done = await turnOffBy(deps, token, all, at);
      return isRefused(done) ? done : {};
    },
  };
}

const ONE_CLICK = "List-Unsubscribe=One-Click";

/** RFC 8058, 3.2: multipart/form-data, or a simple form. */
async function saysOneClick(request: Request): Promise<boolean> {
  const bytes = await bytesOf(request);
  if (isRefused(bytes)) return false;
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  const form = await new Response(bytes, { headers }).formData().catch(() => null);
  return form?.get("List-Unsubscribe") === "One-Click";
}

/** RFC 8058: mail programs post without cookies or origin, so only the token authorizes. */
export function mountOneClick(app: Hono, deps: Deps): void {
  const headers = { ...deps.assets.headers, "cache-control": "no-store" };
  const said = (status: number, text: string) =>
    new Response(text, {
      status,
      headers: { ...headers, "content-type": "text/plain; charset=utf-8" },
    });
  app.post("/unsubscribe", async ({ req }) => {
    try {
      if (!(await saysOneClick(req.raw))) return said(400, words.missing(ONE_CLICK));
      const token = req.query("token") ?? "";
      const done = await turnOffBy(deps, token, false, deps.clock());
      if (!isRefused(done)) return said(200, words.unsubscribed);
      const { status, text } = errors[done.refused];
      return said(status, text());
    } catch (error) {
      return failureAnswer(deps, error, "/unsubscribe");
    }
  });
}
