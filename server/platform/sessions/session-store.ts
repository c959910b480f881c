import { sql } from "kysely";
import type { SessionUser } from "#contract/session.ts";
import { awayColumn } from "../away-column.ts";
import type { Queryable, Statement } from "../db/database.ts";
import type { Claims } from "../db/tables/account.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "./actor.ts";
import type { Credentials } from "./credentials.ts";
import { lifetimeOf, openedAheadAtMost } from "./session-lifetimes.ts";

const TOKEN_TOUCHED_EVERY = 60_000;

// Admin sessions only while the person has the role.
const isLive = `s.ends_at > $2 and s.idle_ends_at > $2 and s.created_at <= $2 + ${openedAheadAtMost}
    and not u.disabled and (s.kind = 'user' or u.role = 'admin')`;

const sessionsOf = (hash: string) =>
  `sessions s join users u on u.id = s.user_id where s.token_hash = ${hash} and ${isLive}`;

const ofCookie = sessionsOf("$1");

// Processes of the previous version do not write it.
const lastUseOfSession = `coalesce(s.last_used_at, s.created_at)`;

const ofSession = `s.user_id as uid, s.id as "sessionId", s.kind, u.time_zone as "timeZone",
  null::text as scope, ${lastUseOfSession} as "markedUse"`;

/**
 * `$1` the hash, `$2` the clock. Hot statements of other stores begin with these lines.
 * An access token acts as a user, whatever its owner's role.
 */
export const actorSql: Readonly<Record<Credentials["kind"], string>> = {
  cookie: `select ${ofSession} from ${ofCookie}`,
  bearer: `select ${ofSession} from bearer_tokens b
    join sessions s on s.id = b.session_id join users u on u.id = s.user_id
    where b.token_hash = $1 and b.expires_at > $2 and ${isLive}`,
  token: `select t.user_id as uid, t.id as "sessionId", 'user'::text as kind, u.time_zone as "timeZone",
      t.scope, coalesce(t.last_used_at, 0) as "markedUse"
    from access_tokens t join users u on u.id = t.user_id
    where t.token_hash = $1 and t.expires_at > $2 and t.created_at <= $2 + ${openedAheadAtMost} and not u.disabled`,
};

const actorBy: Record<Credentials["kind"], Statement> = {
  cookie: { name: "session_cookie", sql: actorSql.cookie },
  bearer: { name: "session_bearer", sql: actorSql.bearer },
  token: { name: "session_token", sql: actorSql.token },
};

export interface ActorRow extends Actor {
  /** When session or token was last used; 0 for an unused token. */
  readonly markedUse: number;
}

export function touch(deps: Deps, actor: ActorRow, at: number): void {
  if (actor.scope === null) touchSession(deps, actor, at);
  else touchToken(deps, actor, at);
}

/** By this process's limits: a lower one applies from the next use. */
export function touchSession(deps: Deps, actor: ActorRow, at: number): void {
  const { idle, most, touchEvery } = lifetimeOf(deps.config, actor.kind);
  if (at - actor.markedUse <= touchEvery) return;
  deps.db.kysely
    .updateTable("sessions")
    .set({
      last_used_at: at,
      idle_ends_at: at + idle,
      ends_at: sql<number>`least(ends_at, created_at + ${most}::bigint)`,
    })
    .where("id", "=", actor.sessionId)
    .execute()
    .catch((error: unknown) => deps.log.error("session.touch-failed", error));
}

function touchToken(deps: Deps, { sessionId, markedUse }: ActorRow, at: number): void {
  const since = at - markedUse;
  // Overwrites a time from a clock that was far ahead.
  if (since < TOKEN_TOUCHED_EVERY && since >= -openedAheadAtMost) return;
  deps.db.kysely
    .updateTable("access_tokens")
    .set({ last_used_at: at })
    .where("id", "=", sessionId)
    .execute()
    .catch((error: unknown) => deps.log.error("access-token.touch-failed", error));
}

export function actorOf({ uid, sessionId, kind, timeZone, scope, markedUse }: ActorRow): ActorRow {
  return { uid, sessionId, kind, timeZone, scope, markedUse };
}

/** Does not count as use. */
export async function readActor(
  db: Queryable,
  credentials: Credentials | null,
  at: number,
): Promise<ActorRow | null> {
  if (credentials === null) return null;
  const [row] = await db.run<ActorRow>(actorBy[credentials.kind], [credentials.hash, at]);
  return row ?? null;
}

const actorsByCookies: Statement = {
  name: "session_cookies",
  sql: `select s.token_hash as hash, ${ofSession} from ${sessionsOf("any($1::text[])")}`,
};

export async function readActors(
  db: Queryable,
  hashes: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, ActorRow>> {
  const rows = await db.run<ActorRow & { hash: string }>(actorsByCookies, [hashes, at]);
  return new Map(rows.map((row) => [row.hash, actorOf(row)]));
}

const over: Statement = {
  name: "live_ended_sessions",
  sql: `select open.id from unnest($1::text[]) as open (id) where not exists (
    select from sessions s join users u on u.id = s.user_id
    where s.id = open.id and ${isLive})`,
};

export async function readEnded(
  db: Queryable,
  sessionIds: readonly string[],
  at: number,
): Promise<readonly string[]> {
  if (sessionIds.length === 0) return [];
  const rows = await db.run<{ id: string }>(over, [sessionIds, at]);
  return rows.map(({ id }) => id);
}

const userColumns = `u.id as uid, u.email, u.display_name as "displayName", u.full_name as "fullName", u.role,
  u.created_at as "createdAt", u.disabled, u.email_verified as "emailVerified",
  u.custom_email_verified_at as "emailVerificationDate", u.updated_at as "lastUpdated",
  u.time_zone as "timeZone", u.check_in_day as "checkInDay", u.language, ${awayColumn},
  (select i.claims from identities i where i.user_id = u.id order by i.last_sign_in_at desc limit 1) as claims`;

interface UserRow extends Omit<SessionUser, "isAdmin" | "customEmailVerified" | "profileData"> {
  readonly claims: Claims | null;
}

/** Admin rights need an admin session, not only the role. */
function sessionUser(row: UserRow, kind: Actor["kind"]): SessionUser {
  const { claims, ...user } = row;
  const { name = null, givenName = null, familyName = null, locale = null } = claims ?? {};
  return {
    ...user,
    profileData: claims === null ? null : { name, givenName, familyName, locale },
    isAdmin: kind === "admin" && user.role === "admin",
    customEmailVerified: user.emailVerificationDate !== null,
  };
}

const userById: Statement = {
  name: "user_by_id",
  sql: `select ${userColumns} from users u where u.id = $1`,
};

export async function readSessionUser(
  db: Queryable,
  actor: Pick<Actor, "uid" | "kind">,
): Promise<SessionUser | null> {
  const [row] = await db.run<UserRow>(userById, [actor.uid]);
  return row ? sessionUser(row, actor.kind) : null;
}

const signedIn: Statement = {
  name: "session_user",
  sql: `select s.id as "sessionId", s.kind, ${lastUseOfSession} as "markedUse", ${userColumns}
    from ${ofCookie}`,
};

interface SignedIn {
  readonly actor: ActorRow;
  readonly user: SessionUser;
}

export async function readSignedIn(
  db: Queryable,
  credentials: Credentials | null,
  at: number,
): Promise<SignedIn | null> {
  if (credentials?.kind !== "cookie") return null;
  const [row] = await db.run<UserRow & Omit<ActorRow, "scope">>(signedIn, [credentials.hash, at]);
  if (!row) return null;
  const { sessionId, kind, markedUse, ...user } = row;
  const { uid, timeZone } = user;
  const actor = { uid, sessionId, kind, timeZone, scope: null, markedUse };
  return { actor, user: sessionUser(user, kind) };
}

export async function readSessionUserOf(
  db: Queryable,
  credentials: Credentials | null,
  at: number,
): Promise<SignedIn | null> {
  if (credentials === null || credentials.kind === "cookie")
    return readSignedIn(db, credentials, at);
  const actor = await readActor(db, credentials, at);
  const user = actor && (await readSessionUser(db, actor));
  return actor && user ? { actor, user } : null;
}
