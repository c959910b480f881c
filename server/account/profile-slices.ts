import { sql } from "kysely";
import { changeLanguage, changeTimeZone, editProfile } from "#contract/account.ts";
import type { SessionUser } from "#contract/session.ts";
import { isZone } from "#domain/zone-offset.ts";
import { changedProfile, type ProfileDraft } from "#domain/profile.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { adminUids, publishToAdmins } from "./admins.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import { languageCookie } from "#server/platform/language.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { readSessionUser } from "#server/platform/sessions/session-store.ts";
import { countWrite } from "#server/platform/write-counts.ts";
import { changeZone } from "./time-zone-store.ts";

export const editProfileSlice: Slice<typeof editProfile> = {
  endpoint: editProfile,
  act: async (call, actor) => {
    const { deps } = call;
    const { uid } = actor;
    const changed = await deps.db.transaction((tx) => changeProfile(tx, call, uid));
    if (isRefused(changed)) return changed;
    const { rev, admins } = changed;
    if (rev !== null) publishToAdmins(deps, { uid, rev }, admins);
    return changedUser(deps, actor, rev);
  },
};

interface Changed {
  /** Null where nothing changed. */
  readonly rev: number | null;
  /** Admins whose list of users has changed. */
  readonly admins: readonly string[];
}

async function changeProfile(
  tx: Transaction,
  { input: { shown = {}, ...change }, at }: Call<typeof editProfile>,
  uid: string,
): Promise<Ruled<Changed>> {
  const stored = await holdProfile(tx, uid);
  if (stored === undefined) return refuse("session.missing");
  const next = changedProfile(stored, change, shown);
  if (isRefused(next)) return next;
  const same = stored.displayName === next.displayName && stored.email === next.email;
  if (same) return { rev: null, admins: [] };
  if (!(await countWrite(tx, "settings", uid, at))) return refuse("request.rate");
  return { rev: await writeProfile(tx, uid, next, at), admins: await adminUids(tx) };
}

function holdProfile(tx: Transaction, uid: string): Promise<ProfileDraft | undefined> {
  return tx.kysely
    .selectFrom("users")
    .select((eb) => [
      eb.fn.coalesce("display_name", eb.val("")).as("displayName"),
      eb.fn.coalesce("email", eb.val("")).as("email"),
    ])
    .where("id", "=", uid)
    .forUpdate()
    .executeTakeFirst();
}

/** Null where the user is gone. A new address starts unverified. */
async function writeProfile(
  db: Queryable,
  uid: string,
  profile: ProfileDraft,
  at: number,
): Promise<number | null> {
  const { displayName, email } = profile;
  const row = await db.kysely
    .updateTable("users")
    .set((eb) => ({
      display_name: displayName,
      email,
      email_verified: sql<boolean>`email_verified and email = ${email}`,
      custom_email_verified_at: sql<
        number | null
      >`case when email = ${email} then custom_email_verified_at end`,
      updated_at: at,
      rev: eb("rev", "+", 1),
    }))
    .where("id", "=", uid)
    .returning("rev")
    .executeTakeFirst();
  return row?.rev ?? null;
}

export const changeTimeZoneSlice: Slice<typeof changeTimeZone> = {
  endpoint: changeTimeZone,
  act: async ({ deps, input: { timeZone }, at }, actor) => {
    if (!isZone(timeZone)) return refuse("request.invalid", "timeZone");
    if (timeZone === actor.timeZone) return changedUser(deps, actor, null);
    const rev = await deps.db.transaction((tx) => changeZone(tx, actor.uid, timeZone, at));
    return rev === null ? refuse("profile.zone-too-soon") : changedUser(deps, actor, rev);
  },
};

/** The page then reloads, in the language of the cookie (product 44.1). */
export const changeLanguageSlice: Slice<typeof changeLanguage> = {
  endpoint: changeLanguage,
  act: async (call, actor) => {
    const { deps, input, reply } = call;
    const { languages, https } = deps.config;
    if (!languages.includes(input.language)) return refuse("request.invalid", "language");
    const rev = await deps.db.transaction((tx) => storeLanguage(tx, call, actor.uid));
    if (isRefused(rev)) return rev;
    reply.append("set-cookie", languageCookie(input.language, https));
    return changedUser(deps, actor, rev.rev);
  },
};

async function storeLanguage(
  tx: Transaction,
  { input: { language }, at }: Call<typeof changeLanguage>,
  uid: string,
): Promise<Ruled<{ readonly rev: number | null }>> {
  if (!(await countWrite(tx, "settings", uid, at))) return refuse("request.rate");
  const row = await tx.kysely
    .updateTable("users")
    .set((eb) => ({ language, updated_at: at, rev: eb("rev", "+", 1) }))
    .where("id", "=", uid)
    .where((eb) => eb.or([eb("language", "is", null), eb("language", "<>", language)]))
    .returning("rev")
    .executeTakeFirst();
  return { rev: row?.rev ?? null };
}

async function changedUser(
  deps: Deps,
  actor: Actor,
  rev: number | null,
): Promise<Ruled<{ user: SessionUser }>> {
  if (rev !== null) deps.live.publish({ entity: "user", id: actor.uid, rev }, [actor.uid]);
  const user = await readSessionUser(deps.db, actor);
  return user === null ? refuse("session.missing") : { user };
}
