import { lockAdmins } from "#server/account/admins.ts";
import type { Deps } from "#server/platform/deps.ts";
import { addAdmin, newPassword } from "./admin-commands.ts";
import { listAccounts } from "./sign-in/credential-store.ts";
import { passwordHash } from "./sign-in/password.ts";

const EMAIL = "admin@cairn.local";

export interface FirstAdmin {
  readonly email: string;
  readonly password: string;
}

/** Null if there is an admin; of concurrent starts one creates it. */
export async function makeFirstAdmin(
  deps: Pick<Deps, "db" | "clock" | "newId">,
): Promise<FirstAdmin | null> {
  if ((await listAccounts(deps.db)).length > 0) return null;
  const password = newPassword();
  const hash = await passwordHash(password);
  return deps.db.transaction(async (tx) => {
    await lockAdmins(tx);
    if ((await listAccounts(tx)).length > 0) return null;
    await addAdmin(tx, deps, EMAIL, hash);
    return { email: EMAIL, password };
  });
}
