import { login, organizationLogin } from "#contract/account.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { isCompleteProfile } from "#domain/profile.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { IdentityProvider } from "#domain/identity-provider.ts";
import { adminUids, publishToAdmins } from "../admins.ts";
import type { Claims } from "#server/platform/db/tables/account.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import { bindingHash } from "./browser-binding.ts";
import { joinPerson, upsertPerson, type Person, type UpsertedPerson } from "./person-store.ts";
import { readActor } from "#server/platform/sessions/session-store.ts";
import { addToken } from "#server/platform/sessions/session-writes.ts";
import {
  CodeRefused,
  NetworkFailure,
  providerHost,
  type NetworkIdentity,
} from "#server/platform/sign-in-network.ts";
import { words } from "./sign-in.words.ts";
import { takeState, type TakenState } from "./state-store.ts";

type LoginCall = Pick<
  Call<typeof organizationLogin>,
  "deps" | "input" | "request" | "credentials" | "address" | "at"
>;
export type LoginAnswer = OutputOf<typeof login>;

/** product 13.4 */
export const loginSlice: Slice<typeof login> = {
  endpoint: login,
  dialect: "login",
  act: (call) => finishAndLog(call, "network"),
};

/** product 31.2 */
export const organizationLoginSlice: Slice<typeof organizationLogin> = {
  endpoint: organizationLogin,
  dialect: "login",
  act: (call) => finishAndLog(call, call.input.way ?? "organization"),
};

async function finishAndLog(call: LoginCall, way: IdentityProvider): Promise<Ruled<LoginAnswer>> {
  const result = await finishSignIn(call, way);
  logSignIn(call, way, result);
  return result;
}

export function logSignIn(
  { deps, address }: Pick<LoginCall, "deps" | "address">,
  way: string,
  result: Ruled<LoginAnswer>,
): void {
  const outcome = isRefused(result) ? result.refused : "ok";
  const actor = isRefused(result) ? null : result.userId;
  deps.log.info("sign-in", { outcome, way, actor, address });
}

async function finishSignIn(call: LoginCall, way: IdentityProvider): Promise<Ruled<LoginAnswer>> {
  const { deps, input, request, at } = call;
  const browser = bindingHash(request.headers, deps.config.https);
  const begun = browser === null ? null : await takeState(deps.db, input.state, browser, way, at);
  if (begun === null || !(await isStillThere(call, begun.joins)))
    return refuse("sign-in.invalid-state");
  const identity = await fetchIdentity(call, way, begun);
  return isRefused(identity) ? identity : completeSignIn(call, identity, begun);
}

/** Once it is known who it is: makes or finds the person, and answers the token for a session. */
export async function completeSignIn(
  call: Pick<LoginCall, "deps" | "at">,
  identity: NetworkIdentity,
  begun: Pick<TakenState, "joins" | "returnTo">,
): Promise<Ruled<LoginAnswer>> {
  const { deps } = call;
  const admitted = await admitPerson(call, identity, begun);
  if (isRefused(admitted)) return admitted;
  const { person, changed, admins } = admitted;
  publishToAdmins(deps, person, admins);
  if (changed) deps.live.publish({ entity: "user", id: person.uid, rev: person.rev }, [person.uid]);
  return answerOf(person, identity.claims, admitted.token);
}

/** Joining must finish in the session that began it (product 31.6). */
export async function isStillThere(
  { deps, credentials, at }: Pick<LoginCall, "deps" | "credentials" | "at">,
  joins: string | null,
): Promise<boolean> {
  if (joins === null) return true;
  return (await readActor(deps.db, credentials, at))?.sessionId === joins;
}

async function fetchIdentity(
  { deps, input }: LoginCall,
  way: IdentityProvider,
  kept: { nonce: string | null; codeVerifier: string | null },
): Promise<Ruled<NetworkIdentity>> {
  const provider = deps.providers[way];
  // The provider was removed from the settings meanwhile.
  if (provider === undefined) return refuse("sign-in.provider-failed");
  try {
    return await provider.arrive(input.code, input.state, kept, input.iss);
  } catch (error) {
    // Anybody may send a wrong code: the access log is enough.
    if (error instanceof CodeRefused) return refuse("sign-in.code-refused");
    if (!(error instanceof NetworkFailure)) throw error;
    const facts = { way, provider: providerHost(deps.config, way) };
    deps.log.error("sign-in.network-failed", error, facts);
    return refuse("sign-in.provider-failed");
  }
}

interface Admitted extends UpsertedPerson {
  readonly token: string;
  /** Admins whose list of users has changed. */
  readonly admins: readonly string[];
}

function admitPerson(
  { deps, at }: Pick<LoginCall, "deps" | "at">,
  identity: NetworkIdentity,
  { joins, returnTo }: Pick<TakenState, "joins" | "returnTo">,
): Promise<Ruled<Admitted>> {
  const newUid = deps.newId();
  return deps.db.transaction(async (tx) => {
    const upserted = await (joins === null
      ? upsertPerson(tx, identity, newUid, at)
      : joinPerson(tx, identity, joins, at));
    if (isRefused(upserted)) return upserted;
    if (upserted.person.disabled) return refuse("sign-in.account-disabled");
    const token = await addToken(tx, { uid: upserted.person.uid, returnTo }, at);
    // Read here: nothing may fail after the commit.
    const admins = upserted.isNew || upserted.changed ? await adminUids(tx) : [];
    return { ...upserted, token, admins };
  });
}

function answerOf(
  { uid, email, displayName }: Person,
  claims: Claims,
  customToken: string,
): LoginAnswer {
  const { name, givenName, familyName, locale } = claims;
  const profile = { email, displayName, profileData: { name, givenName, familyName, locale } };
  const message = isCompleteProfile(profile) ? words.signedIn : words.profileIncomplete;
  return { success: true, customToken, userId: uid, ...profile, message };
}
