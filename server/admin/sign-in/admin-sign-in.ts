import type { SessionUser } from "#contract/session.ts";
import { adminSignIn } from "#contract/admin.ts";
import { isEmailAddress, typedAddress } from "#domain/email-address.ts";
import { isRefused, refuse, type Refusal, type Ruled } from "#domain/refusal.ts";
import { sessionCookie } from "#server/platform/sessions/credentials.ts";
import { lifetimeOf } from "#server/platform/sessions/session-lifetimes.ts";
import { readSessionUser } from "#server/platform/sessions/session-store.ts";
import {
  addSession,
  endSessionOf,
  type EndedSession,
} from "#server/platform/sessions/session-writes.ts";
import { DatabaseUnavailable } from "#server/platform/db/failure.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import { newSecret } from "#server/platform/random.ts";
import { countWrite } from "#server/platform/write-counts.ts";
import { ensureAdminUser } from "../admin-user-store.ts";
import { takeBack, type Counted } from "#server/platform/attempts.ts";
import { forgiveAttempts, mayAttempt, mayTryCode, type Attempt } from "./attempt-store.ts";
import { adminUids, publishToAdmins } from "#server/account/admins.ts";
import { audit } from "#server/account/audit-store.ts";
import { zoneAtSignIn } from "#server/account/time-zone-store.ts";
import {
  findAccount,
  storePasswordHash,
  storeSignInTime,
  resealTotp,
  takeTotpStep,
  type AdminAccount,
  type FoundAccount,
} from "./credential-store.ts";
import { deviceCookie, deviceOf, knownDevice } from "./known-device.ts";
import { isQueueFull, isOutdated, isPassword, passwordHash } from "./password.ts";
import { openTotp, sealTotp, totpStep } from "./totp.ts";

type SignInCall = Call<typeof adminSignIn>;

type OpeningCall = Pick<SignInCall, "deps" | "credentials" | "at" | "reply"> & {
  readonly input: Pick<SignInCall["input"], "timeZone">;
};
type Account = Pick<AdminAccount, "uid" | "email">;

/** product 17.3 */
export const adminSignInSlice: Slice<typeof adminSignIn> = {
  endpoint: adminSignIn,
  act: async (call) => {
    const result = await signIn(call);
    call.deps.log.info("admin.sign-in", {
      outcome: isRefused(result) ? result.refused : "ok",
      actor: isRefused(result) ? null : result.user.uid,
      address: call.address,
    });
    return isRefused(result) ? shownRefusal(call, result) : result;
  },
};

/** The log has the exact reason in any case. */
function shownRefusal(call: SignInCall, refusal: Refusal): Refusal {
  if (call.deps.config.adminLoginMessages === "exact" || !revealsAccounts(refusal)) return refusal;
  return deviceOfCall(call) === null ? refuse("admin.sign-in-failed") : refusal;
}

function deviceOfCall({ deps, request, at }: SignInCall) {
  return knownDevice(deps.sign, request.headers, deps.config.https, at);
}

function revealsAccounts({ refused }: Refusal): boolean {
  return refused === "admin.user-not-found" || refused === "admin.wrong-password";
}

function attemptOf(call: SignInCall): Ruled<Attempt> {
  const email = typedAddress(call.input.email);
  if (!isEmailAddress(email)) return refuse("admin.invalid-email", "email");
  const device = deviceOf(call.deps.sign, deviceOfCall(call), email);
  return { email, address: call.address, device };
}

async function signIn(call: SignInCall): Promise<Ruled<{ user: SessionUser }>> {
  const attempt = attemptOf(call);
  if (isRefused(attempt)) return attempt;
  const counted = await mayAttempt(call.deps.db, attempt);
  if (counted === null) return refuse("admin.too-many-attempts");
  const account = await checkCredentials(call, attempt, counted);
  if (isRefused(account)) return account;
  await forgiveAttempts(call.deps.db, attempt, counted);
  return openAdminSession(call, account);
}

/** The cookies, the audit line and the news of any admin sign-in. `prove` refuses in its transaction. */
export async function openAdminSession(
  call: OpeningCall,
  account: Account,
  prove: (tx: Transaction) => Promise<Refusal | null> = async () => null,
): Promise<Ruled<{ user: SessionUser }>> {
  const opened = await openSession(call, account, prove);
  if (isRefused(opened)) return opened;
  const { user, secret, ended, admins } = opened;
  // Other admins may have the list open.
  publishToAdmins(call.deps, { uid: user.uid, rev: opened.rev }, admins);
  if (ended !== undefined) call.deps.live.endSession(ended.uid, ended.id);
  const { https } = call.deps.config;
  const seconds = lifetimeOf(call.deps.config, "admin").most / 1_000;
  call.reply.append("set-cookie", sessionCookie(secret, https, seconds, "Strict"));
  const device = { id: call.deps.newId(), email: account.email, at: call.at };
  call.reply.append("set-cookie", deviceCookie(call.deps.sign, https, device));
  return { user };
}

/** Unknown accounts differ only in text: not in time, status or limits. */
async function checkCredentials(
  call: SignInCall,
  attempt: Attempt,
  counted: Counted,
): Promise<Ruled<AdminAccount>> {
  const { deps, input } = call;
  const account = await findAccount(deps.db, attempt.email);
  const lane = attempt.device === null ? "stranger" : "known";
  if (isQueueFull(lane)) {
    await takeBack(deps.db, counted);
    return refuse("admin.too-many-attempts");
  }
  const right = await isPassword(input.password, account?.passwordHash ?? null, lane);
  if (account === undefined) return refuse("admin.user-not-found");
  if (!right) return refuse("admin.wrong-password");
  const fault = await checkCode(call, attempt, account);
  // A right password that still needs a code is no failure.
  if (fault?.refused === "admin.code-missing") await takeBack(deps.db, counted);
  if (fault !== null) return fault;
  if (isOutdated(account.passwordHash))
    await storePasswordHash(deps.db, account.uid, await passwordHash(input.password));
  return account;
}

async function checkCode(
  { deps, input, at }: SignInCall,
  attempt: Attempt,
  { uid, totpSecret: kept }: FoundAccount,
): Promise<Refusal | null> {
  if (kept === null) return null;
  if (input.code === undefined || input.code === "") return refuse("admin.code-missing");
  const { secretKey } = deps.config;
  const opened = openTotp(secretKey, uid, kept);
  if (opened === null) {
    const error = new Error(
      "A second factor was kept under another SECRET_KEY than this server's.",
    );
    deps.log.error("admin.totp-unreadable", error, { actor: uid });
    return refuse("admin.setup-failed");
  }
  const counted = await mayTryCode(deps.db, attempt);
  if (counted === null) return refuse("admin.too-many-attempts");
  const step = totpStep(opened.secret, input.code, at);
  const isRight = step !== null && (await takeTotpStep(deps.db, uid, step));
  if (!isRight) return refuse("admin.code-wrong");
  await takeBack(deps.db, counted);
  if (opened.isPlain) await resealTotp(deps.db, uid, kept, sealTotp(secretKey, uid, opened.secret));
  return null;
}

interface OpenedSession {
  readonly user: SessionUser;
  readonly secret: string;
  readonly rev: number;
  readonly admins: readonly string[];
  readonly ended: EndedSession | undefined;
}

async function openSession(
  call: OpeningCall,
  account: Account,
  prove: (tx: Transaction) => Promise<Refusal | null>,
): Promise<Ruled<OpenedSession>> {
  try {
    return await call.deps.db.transaction(
      async (tx) => (await prove(tx)) ?? writeSession(tx, call, account),
    );
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    call.deps.log.error("admin.setup-failed", error);
    return refuse("admin.setup-failed");
  }
}

async function writeSession(
  tx: Transaction,
  { deps, input, credentials, at }: OpeningCall,
  account: Account,
): Promise<Ruled<OpenedSession>> {
  const { uid } = account;
  const ensured = await ensureAdminUser(tx, account, at);
  if (ensured === undefined) return refuse("admin.sign-in-failed");
  if (!(await countWrite(tx, "sign-in", uid, at))) return refuse("request.rate");
  await zoneAtSignIn(tx, uid, ensured, input.timeZone ?? "", at);
  const session = { id: deps.newId(), secret: newSecret(), uid, kind: "admin" } as const;
  await addSession(tx, deps.config, session, at);
  await storeSignInTime(tx, uid, at);
  await audit(tx, { action: "admin.sign-in", actor: uid, target: null }, at);
  const ended =
    credentials?.kind === "cookie" ? await endSessionOf(tx, credentials.hash) : undefined;
  const admins = await adminUids(tx);
  const user = await readSessionUser(tx, { uid, kind: "admin" });
  if (user === null) throw new TypeError("The users row that was just ensured is not there.");
  return { user, secret: session.secret, rev: ensured.rev, admins, ended };
}
