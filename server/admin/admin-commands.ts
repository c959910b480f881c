import { randomInt } from "node:crypto";
import { z } from "zod/mini";
import { isEmailAddress, typedAddress } from "#domain/email-address.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { endSessionsOf } from "#server/platform/sessions/session-writes.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { unlockAccount } from "./sign-in/attempt-store.ts";
import { lockAdmins } from "#server/account/admins.ts";
import { audit } from "#server/account/audit-store.ts";
import {
  addAccount,
  findAccount,
  storePasswordHash,
  storeTotp,
  readTotps,
  listAccounts,
  type ListedAccount,
} from "./sign-in/credential-store.ts";
import { passwordFault, passwordHash } from "./sign-in/password.ts";
import { newTotpSecret, openTotp, sealTotp, totpAddress } from "./sign-in/totp.ts";

export const adminCommandSchemas = [
  z.strictObject({ name: z.literal("list") }),
  z.strictObject({ name: z.literal("unlock"), email: z.string() }),
  z.strictObject({ name: z.literal("totp"), email: z.string(), on: z.boolean() }),
  z.strictObject({
    name: z.enum(["create", "reset"]),
    email: z.string(),
    password: z.nullable(z.string()),
  }),
] as const;

export type AdminCommand = z.infer<(typeof adminCommandSchemas)[number]>;

export type AdminCommandDeps = Pick<Deps, "db" | "clock" | "newId"> & {
  /** The server's key; null if the operator gave none. */
  readonly config: Pick<Config, "secretKey">;
  readonly live: Pick<Deps["live"], "endSession">;
};

export function runAdminCommand(
  deps: AdminCommandDeps,
  command: AdminCommand,
): Promise<Ruled<readonly string[]>> {
  switch (command.name) {
    case "list":
      return listAdmins(deps);
    case "unlock":
      return unlock(deps, typedAddress(command.email));
    case "totp":
      return setSecondFactor(deps, typedAddress(command.email), command.on);
    case "create":
      return createAdmin(deps, typedAddress(command.email), command.password);
    case "reset":
      return resetPassword(deps, typedAddress(command.email), command.password);
  }
}

// No look-alikes; 32 characters carry 5 bits each.
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP = 5;

export function newPassword(): string {
  const group = () =>
    Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

async function listAdmins({ db }: AdminCommandDeps): Promise<readonly string[]> {
  const accounts = await listAccounts(db);
  return accounts.length === 0 ? ["There is no admin account yet."] : accounts.map(listLine);
}

function listLine({ email, disabled, lastSignInAt }: ListedAccount): string {
  const seen =
    lastSignInAt === null ? "never signed in" : `last in ${new Date(lastSignInAt).toISOString()}`;
  return `${email}  ${disabled ? "Disabled" : "Active"}  ${seen}`;
}

async function unlock(deps: AdminCommandDeps, email: string): Promise<Ruled<readonly string[]>> {
  const { db, clock } = deps;
  const account = await findAccount(db, email);
  if (account === undefined) return refuse("admin.account-unknown");
  await unlockAccount(db, email);
  await audit(db, { action: "admin.unlock", actor: null, target: account.uid }, clock());
  return [`The failed sign-ins of ${account.email} are forgotten.`];
}

async function setSecondFactor(
  { db, clock, config }: AdminCommandDeps,
  email: string,
  on: boolean,
): Promise<Ruled<readonly string[]>> {
  const account = await findAccount(db, email);
  if (account === undefined) return refuse("admin.account-unknown");
  const { uid } = account;
  if (!on) {
    await storeTotp(db, uid, null);
    await audit(db, { action: "admin.totp-off", actor: null, target: uid }, clock());
    return [`${account.email} signs in by password alone.`];
  }
  const key = await checkSecretKey(db, config.secretKey);
  if (isRefused(key)) return key;
  const secret = newTotpSecret();
  await storeTotp(db, uid, sealTotp(key, uid, secret));
  await audit(db, { action: "admin.totp-on", actor: null, target: uid }, clock());
  return [
    `From now on ${account.email} also needs a code. Add this to an authenticator app:`,
    `Secret: ${secret}`,
    `Address: ${totpAddress(secret, account.email)}`,
  ];
}

/** Refuses a key other than the one that sealed the stored factors. */
async function checkSecretKey(db: Queryable, given: string | null): Promise<Ruled<string>> {
  if (given === null) return refuse("admin.secret-key-missing");
  const totps = await readTotps(db);
  const isOther = totps.some(({ uid, kept }) => openTotp(given, uid, kept) === null);
  return isOther ? refuse("admin.secret-key-wrong") : given;
}

async function hashNew(
  chosen: string | null,
): Promise<Ruled<{ readonly password: string; readonly hash: string }>> {
  const password = chosen ?? newPassword();
  return passwordFault(password) ?? { password, hash: await passwordHash(password) };
}

/** A generated password is shown only here. */
function passwordLines(line: string, email: string, chosen: string | null, password: string) {
  return chosen === null ? [line, `Email: ${email}`, `Password: ${password}`] : [line];
}

async function createAdmin(
  deps: AdminCommandDeps,
  email: string,
  chosen: string | null,
): Promise<Ruled<readonly string[]>> {
  if (!isEmailAddress(email)) return refuse("admin.invalid-email");
  const made = await hashNew(chosen);
  if (isRefused(made)) return made;
  return deps.db.transaction(async (tx) => {
    await lockAdmins(tx);
    if ((await findAccount(tx, email)) !== undefined) return refuse("admin.account-exists");
    await addAdmin(tx, deps, email, made.hash);
    return passwordLines("The admin account is made.", email, chosen, made.password);
  });
}

/** Call under `lockAdmins`. */
export async function addAdmin(
  tx: Transaction,
  { clock, newId }: Pick<Deps, "clock" | "newId">,
  email: string,
  hash: string,
): Promise<void> {
  const uid = newId();
  await addAccount(tx, { uid, email, passwordHash: hash }, clock());
  await audit(tx, { action: "admin.create", actor: null, target: uid }, clock());
}

async function resetPassword(
  deps: AdminCommandDeps,
  email: string,
  chosen: string | null,
): Promise<Ruled<readonly string[]>> {
  const account = await findAccount(deps.db, email);
  if (account === undefined) return refuse("admin.account-unknown");
  const made = await hashNew(chosen);
  if (isRefused(made)) return made;
  const { uid } = account;
  const ended = await deps.db.transaction(async (tx) => {
    await storePasswordHash(tx, uid, made.hash);
    await unlockAccount(tx, email);
    await audit(tx, { action: "admin.reset", actor: null, target: uid }, deps.clock());
    return endSessionsOf(tx, uid);
  });
  for (const sessionId of ended) deps.live.endSession(uid, sessionId);
  const line = "The password is new, and the account's sessions have ended.";
  return passwordLines(line, account.email, chosen, made.password);
}
