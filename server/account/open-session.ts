import { openSession } from "#contract/account.ts";
import type { SessionUser } from "#contract/session.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import { chosenLanguage } from "#server/platform/http/request.ts";
import { newSecret } from "#server/platform/random.ts";
import { sessionCookie } from "#server/platform/sessions/credentials.ts";
import { lifetimeOf } from "#server/platform/sessions/session-lifetimes.ts";
import {
  addSession,
  endSessionOf,
  takeToken,
  type EndedSession,
  type NewSession,
} from "#server/platform/sessions/session-writes.ts";
import { countWrite } from "#server/platform/write-counts.ts";
import { readSessionUser } from "#server/platform/sessions/session-store.ts";
import { adoptLanguage } from "./language-store.ts";
import { findZone, zoneAtSignIn } from "./time-zone-store.ts";

/** Ends this browser's previous session. */
export const openSessionSlice: Slice<typeof openSession> = {
  endpoint: openSession,
  act: async (call) => {
    const { deps, reply } = call;
    const session = { id: deps.newId(), secret: newSecret() };
    const opened = await deps.db.transaction((tx) => exchangeToken(tx, call, session));
    if (isRefused(opened)) return opened;
    const { user, returnTo, ended } = opened;
    if (ended !== undefined) deps.live.endSession(ended.uid, ended.id);
    // The absolute lifetime; the server enforces the idle timeout.
    const seconds = lifetimeOf(deps.config, "user").most / 1_000;
    reply.append("set-cookie", sessionCookie(session.secret, deps.config.https, seconds));
    return { user, returnTo };
  },
};

interface Opened {
  readonly user: SessionUser;
  readonly returnTo: string | null;
  readonly ended: EndedSession | undefined;
}

async function exchangeToken(
  tx: Transaction,
  { deps, input, credentials, request, at }: Call<typeof openSession>,
  session: Pick<NewSession, "id" | "secret">,
): Promise<Ruled<Opened>> {
  const token = await takeToken(tx, input.customToken, at);
  if (token === null) return refuse("sign-in.invalid-token");
  const { uid, returnTo } = token;
  const person = await findZone(tx, uid);
  if (person === undefined) return refuse("sign-in.invalid-token");
  if (person.disabled) return refuse("sign-in.account-disabled");
  if (!(await countWrite(tx, "sign-in", uid, at))) return refuse("request.rate");
  await zoneAtSignIn(tx, uid, person, input.timeZone, at);
  const language = chosenLanguage(request.headers);
  if (language !== null) await adoptLanguage(tx, uid, language);
  await addSession(tx, deps.config, { ...session, uid, kind: "user" }, at);
  const ended =
    credentials?.kind === "cookie" ? await endSessionOf(tx, credentials.hash) : undefined;
  // Read here: nothing may fail after the token is used.
  const user = await readSessionUser(tx, { uid, kind: "user" });
  return user === null ? refuse("sign-in.invalid-token") : { user, returnTo, ended };
}
