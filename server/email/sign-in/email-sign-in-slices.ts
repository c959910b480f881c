import type { Hono } from "hono";
import { askEmailSignIn, finishEmailSignIn, joinEmail } from "#contract/email-sign-in.ts";
import { returnPath } from "#contract/return-path.ts";
import { isEmailAddress, typedAddress } from "#domain/email-address.ts";
import { EMAIL_ISSUER, typedCode } from "#domain/email-identity.ts";
import { freshlySignedIn } from "#domain/fresh-sign-in.ts";
import * as limits from "#domain/limits.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { bindingHash, browserBinding } from "#server/account/sign-in/browser-binding.ts";
import {
  completeSignIn,
  isStillThere,
  logSignIn,
  type LoginAnswer,
} from "#server/account/sign-in/finish-sign-in.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Call, type Slice } from "#server/platform/http/door.ts";
import { rateCap } from "#server/platform/http/rate-cap.ts";
import { sameSecret } from "#server/platform/secret.ts";
import { readOpenedAt } from "#server/platform/sessions/session-writes.ts";
import { countWrite } from "#server/platform/write-counts.ts";
import { forgiveAsking, mayAsk } from "./asking-cap.ts";
import {
  findByBrowser,
  findByToken,
  keepEmailSignIn,
  linkCode,
  linkToken,
  mayTryCode,
  takeEmailSignIn,
  type NewEmailSignIn,
} from "./email-sign-in-store.ts";
import { markVerified } from "../verification-store.ts";
import { readEligibility } from "./eligibility.ts";

/** Whether the address that a sign-in returns to is an open invitation to coach. */
export type IsInvitation = (deps: Deps, returnTo: string, at: number) => Promise<boolean>;

type Asking = Pick<Call<typeof askEmailSignIn>, "deps" | "request" | "reply" | "address" | "at">;
type Asked = Pick<NewEmailSignIn, "address" | "invited" | "returnTo" | "joins">;

async function ask(
  { deps, request, reply, address, at }: Asking,
  asked: Asked,
): Promise<Ruled<true>> {
  if (!(await mayAsk(deps.db, asked.address, address))) return refuse("sign-in.too-many-links");
  const id = deps.newId();
  const browser = browserBinding(request.headers, deps.config.https);
  const token = linkToken(deps.sign, id);
  await keepEmailSignIn(deps.db, { ...asked, id, token, browserHash: browser.hash }, at);
  reply.append("set-cookie", browser.cookie);
  deps.outboxSignal.notify();
  return true;
}

function isOffered({ config, mail }: Deps): boolean {
  return mail !== null && config.signInByEmail.who !== "off";
}

function askSlice(isInvitation: IsInvitation): Slice<typeof askEmailSignIn> {
  return {
    endpoint: askEmailSignIn,
    act: async (call) => {
      const { deps, input, at } = call;
      if (!isOffered(deps)) return refuse("sign-in.not-offered");
      const address = typedAddress(input.address);
      if (!isEmailAddress(address)) return refuse("profile.email-invalid", "address");
      const returnTo = returnPath(input.returnTo ?? null);
      const invited = returnTo !== null && (await isInvitation(deps, returnTo, at));
      const asked = await ask(call, { address, invited, returnTo, joins: null });
      return isRefused(asked) ? asked : {};
    },
  };
}

type FinishCall = Call<typeof finishEmailSignIn>;

/** The id of the sign-in that `proof` belongs to. */
async function provenId({ deps, input, request, at }: FinishCall): Promise<Ruled<string>> {
  const browser = bindingHash(request.headers, deps.config.https);
  const code = typedCode(input.proof);
  if (code === null) {
    const known = await findByToken(deps.db, input.proof, at);
    if (known === undefined) return refuse("sign-in.link-over");
    return known.browserHash === browser ? known.id : refuse("sign-in.other-browser");
  }
  const asked = browser === null ? undefined : await findByBrowser(deps.db, browser, at);
  if (asked === undefined) return refuse("sign-in.code-wrong");
  if (!(await mayTryCode(deps.db, asked.id))) return refuse("sign-in.code-over");
  return sameSecret(linkCode(deps.sign, asked.id), code) ? asked.id : refuse("sign-in.code-wrong");
}

async function finish(call: FinishCall): Promise<Ruled<LoginAnswer>> {
  const { deps, at } = call;
  const id = await provenId(call);
  if (isRefused(id)) return id;
  const taken = await takeEmailSignIn(deps.db, id);
  if (taken === undefined) return refuse("sign-in.link-over");
  if (!(await isStillThere(call, taken.joins))) return refuse("sign-in.link-over");
  // The address may no longer be eligible.
  const eligibility = await readEligibility(deps, taken, at);
  if (eligibility?.kind !== "link") return refuse("sign-in.link-over");
  await forgiveAsking(deps.db, taken.address);
  const email = eligibility.to;
  const unknown = { name: null, givenName: null, familyName: null, locale: null };
  const claims = { ...unknown, email, emailVerified: true };
  const result = await completeSignIn(
    call,
    { issuer: EMAIL_ISSUER, subject: email.toLowerCase(), claims },
    taken,
  );
  if (isRefused(result)) return result;
  const { userId: uid } = result;
  const rev = await markVerified(deps.db, uid, email, at);
  if (rev !== null) deps.live.publish({ entity: "user", id: uid, rev }, [uid]);
  return result;
}

function finishSlice(): Slice<typeof finishEmailSignIn> {
  const mayTry = rateCap(limits.tokensPerMinute);
  return {
    endpoint: finishEmailSignIn,
    act: async (call) => {
      if (!mayTry(call.address, call.at)) return refuse("request.rate");
      const result = await finish(call);
      logSignIn(call, "email", result);
      return result;
    },
  };
}

const joinSlice: Slice<typeof joinEmail> = {
  endpoint: joinEmail,
  act: async (call, { uid, sessionId }) => {
    const { deps, at } = call;
    if (!isOffered(deps)) return refuse("sign-in.not-offered");
    const signedInAt = await readOpenedAt(deps.db, sessionId);
    if (signedInAt === null) return refuse("session.missing");
    const fresh = freshlySignedIn(signedInAt, at, "identity.sign-in-again");
    if (isRefused(fresh)) return fresh;
    const person = await deps.db.kysely
      .selectFrom("users")
      .select("email")
      .where("id", "=", uid)
      .executeTakeFirst();
    if (!person?.email) return refuse("email.no-address");
    if (!(await countWrite(deps.db, "settings", uid, at))) return refuse("request.rate");
    const { email: address } = person;
    const asked = await ask(call, {
      address,
      invited: false,
      returnTo: "/account",
      joins: sessionId,
    });
    return isRefused(asked) ? asked : { address };
  },
};

/** product 40 */
export function mountEmailSignIn(app: Hono, deps: Deps, isInvitation: IsInvitation): void {
  handle(app, deps, askSlice(isInvitation));
  handle(app, deps, finishSlice());
  handle(app, deps, joinSlice);
}
