import { adminPasskeySignIn } from "#contract/passkeys.ts";
import type { SessionUser } from "#contract/session.ts";
import { isRefused, refuse, type Refusal, type Ruled } from "#domain/refusal.ts";
import {
  provenPasskey,
  acceptUse,
  type ProvenPasskey,
} from "#server/account/passkeys/proven-passkey.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import { hasSpent } from "#server/platform/write-counts.ts";
import { openAdminSession } from "./admin-sign-in.ts";

type SignInCall = Call<typeof adminPasskeySignIn>;

/** Not counted as an attempt at a password, and blocked by none (product 38.6). */
export const adminPasskeySignInSlice: Slice<typeof adminPasskeySignIn> = {
  endpoint: adminPasskeySignIn,
  act: async (call) => {
    const result = await signIn(call);
    call.deps.log.info("admin.sign-in", {
      outcome: isRefused(result) ? result.refused : "ok",
      way: "passkey",
      actor: isRefused(result) ? null : result.user.uid,
      address: call.address,
    });
    return result;
  },
};

async function signIn(call: SignInCall): Promise<Ruled<{ user: SessionUser }>> {
  const proven = await provenPasskey(call, call.input.assertion);
  if (isRefused(proven)) return proven;
  const account = await call.deps.db.kysely
    .selectFrom("users as u")
    .leftJoin("admin_credentials as a", "a.user_id", "u.id")
    // The address of the password sign-in, for which this browser becomes a known one.
    .select((eb) => ["u.id as uid", eb.fn.coalesce("a.email", "u.email").as("email")])
    .where("u.id", "=", proven.uid)
    .executeTakeFirst();
  if (account === undefined) return refuse("passkey.wrong");
  const { uid, email } = account;
  return openAdminSession(call, { uid, email: email ?? "" }, (tx) => proved(tx, call, proven));
}

async function proved(
  tx: Transaction,
  call: SignInCall,
  proven: ProvenPasskey,
): Promise<Refusal | null> {
  const person = await tx.kysely
    .selectFrom("users")
    .select(["role", "disabled"])
    .where("id", "=", proven.uid)
    .forUpdate()
    .executeTakeFirst();
  if (person === undefined) return refuse("passkey.wrong");
  // Counted when the session is written; a refusal must have written nothing.
  if (await hasSpent(tx, "sign-in", proven.uid, call.at)) return refuse("request.rate");
  if (!(await acceptUse(tx, call, proven))) return refuse("passkey.wrong");
  if (person.disabled) return refuse("sign-in.account-disabled");
  return person.role === "admin" && proven.forAdmin ? null : refuse("passkey.not-for-admins");
}
