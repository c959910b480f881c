import { sql } from "kysely";
import type { SessionUser } from "#contract/account.ts";
import type { Queryable, Statement } from "../db/database.ts";
import type { Claims } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "./actor.ts";
import type { Credentials } from "./credentials.ts";
import { lifetimeOf, openedAheadAtMost } from "./session-lifetimes.ts";

const TOKEN_TOUCHED_EVERY = 60_000;

// The person not disabled; a session for administration only while they have the role.
const isLive = `s.ends_at > $2 and s.idle_ends_at > $2 and s.created_at <= $2 + ${openedAheadAtMost}
    and not u.disabled and (s.kind = 'user' or u.role = 'admin')`;

const sessionsOf = (hash: string) =>
  `sessions s join users u on u.id = s.user_id where s.token_hash = ${hash} and ${isLive}`;

const ofCookie = sessionsOf("$1");

// A process of the version before writes none down.
const lastUseOfSession = `coalesce(s.last_used_at, s.created_at)`;

const ofSession = `s.user_id as uid, s.id as "sessionId", s.kind, u.time_zone as "timeZone",
  null::text as scope, ${lastUseOfSession} as "markedUse"`;

/**
 * Finds who acts by live credentials: `$1` the hash, `$2` the clock. The hot statements of other stores begin with the same
 * lines. An access token is its person's as a user, whatever their role is.
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

/** An actor, with how the use of their credentials is written down, as the statements above select it. */
export interface ActorRow extends Actor {
  /** When the session was last used, or the access token; of a token 0 before it was. */
  readonly markedUse: number;
}

/** Writes down that credentials are used, when enough has passed since that was last done. No answer waits for it. */
export function touch(deps: Deps, actor: ActorRow, at: number): void {
  if (actor.scope === null) touchSession(deps, actor, at);
  else touchToken(deps, actor, at);
}

/** Pushes the idle end of a session ahead, by the limits of this process: a lower one counts from the next use on. */
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
  // What a clock wrote down that was far ahead does not stay.
  if (since < TOKEN_TOUCHED_EVERY && since >= -openedAheadAtMost) return;
  deps.db.kysely
    .updateTable("access_tokens")
    .set({ last_used_at: at })
    .where("id", "=", sessionId)
    .execute()
    .catch((error: unknown) => deps.log.error("access-token.touch-failed", error));
}

/** The actor of a row that holds more. */
export function actorOf({ uid, sessionId, kind, timeZone, scope, markedUse }: ActorRow): ActorRow {
  return { uid, sessionId, kind, timeZone, scope, markedUse };
}

/** The person whose live session or access token the credentials are, which is not used by this; null where there is none. */
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

/** The same for many cookies at once, by their hashes; those without a live session are not among them. */
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

/** Which of these sessions are over at the instant `at`: signed out, run out, or of a person who may not enter. */
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
  u.time_zone as "timeZone", u.check_in_day as "checkInDay",
  (select i.claims from identities i where i.user_id = u.id order by i.last_sign_in_at desc limit 1) as claims`;

interface UserRow extends Omit<SessionUser, "isAdmin" | "customEmailVerified" | "profileData"> {
  readonly claims: Claims | null;
}

/** The session user from its row. Administration is a matter of the session, not only of the role. */
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

/** The session user behind an actor, read afresh. */
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

/** Actor and session user of a browser's cookie in one read; null for a visitor. */
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

/** Actor and session user of a cookie or a token; null for a visitor. */
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
