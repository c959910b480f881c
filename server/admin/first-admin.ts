import { lockAdmins } from "#server/account/admins.ts";
import { addAccount, listAccounts } from "./sign-in/credential-store.ts";
import { newPassword, type AdminCommandDeps } from "./admin-commands.ts";
import { audit } from "#server/account/audit-store.ts";
import { passwordHash } from "./sign-in/password.ts";

const EMAIL = "admin@cairn.local";

export interface FirstAdmin {
  readonly email: string;
  readonly password: string;
}

/** Makes the first admin of a database that has none; null where there is one. Of many starts at once, one makes it. */
export async function makeFirstAdmin({
  db,
  clock,
  newId,
}: Omit<AdminCommandDeps, "live" | "config">): Promise<FirstAdmin | null> {
  if ((await listAccounts(db)).length > 0) return null;
  const password = newPassword();
  const hash = await passwordHash(password);
  return db.transaction(async (tx) => {
    await lockAdmins(tx);
    if ((await listAccounts(tx)).length > 0) return null;
    const uid = newId();
    await addAccount(tx, { uid, email: EMAIL, passwordHash: hash }, clock());
    await audit(tx, { action: "admin.create", actor: null, target: uid }, clock());
    return { email: EMAIL, password };
  });
}
