import type { SessionUser } from "#contract/account.ts";
import type { Queryable, Statement } from "../db/database.ts";
import type { Claims } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "./actor.ts";
import type { Credentials } from "./credentials.ts";
import { lifetimes, openedAheadAtMost } from "./session-lifetimes.ts";

// The person not disabled; a session for administration only while they have the role.
const isLive = `s.ends_at > $2 and s.idle_ends_at > $2 and s.created_at <= $2 + ${openedAheadAtMost}
    and not u.disabled and (s.kind = 'user' or u.role = 'admin')`;

/**
 * Joins that find the live session of credentials: `$1` the hash, `$2` the clock. The hot statements of other stores begin
 * with the same lines.
 */
export const liveSession = {
  cookie: `sessions s join users u on u.id = s.user_id where s.token_hash = $1 and ${isLive}`,
  bearer: `bearer_tokens b join sessions s on s.id = b.session_id join users u on u.id = s.user_id
    where b.token_hash = $1 and b.expires_at > $2 and ${isLive}`,
} as const;

export const actorColumns = `s.user_id as uid, s.id as "sessionId", s.kind, u.time_zone as "timeZone",
  s.idle_ends_at as "idleEndsAt"`;

const sessionActor: Record<Credentials["kind"], Statement> = {
  cookie: { name: "session_cookie", sql: `select ${actorColumns} from ${liveSession.cookie}` },
  bearer: { name: "session_bearer", sql: `select ${actorColumns} from ${liveSession.bearer}` },
};

/** An actor with the idle end of their session, as the statements above select it. */
export interface ActorRow extends Actor {
  readonly idleEndsAt: number;
}

/** Pushes the idle end of a session ahead, when enough of it has been used. */
export function touchSession(deps: Deps, actor: ActorRow, at: number): void {
  const { idle, touchEvery } = lifetimes[actor.kind];
  // Also past the absolute end: the list of sessions reckons from it when each was last used.
  const idleEndsAt = at + idle;
  if (idleEndsAt - actor.idleEndsAt <= touchEvery) return;
  deps.db.kysely
    .updateTable("sessions")
    .set({ idle_ends_at: idleEndsAt })
    .where("id", "=", actor.sessionId)
    .execute()
    .catch((error: unknown) => deps.log.error("session.touch-failed", error));
}

/** The actor of a row that holds more. */
export function actorOf({ uid, sessionId, kind, timeZone, idleEndsAt }: ActorRow): ActorRow {
  return { uid, sessionId, kind, timeZone, idleEndsAt };
}

/** The person whose live session the credentials are, which is not used by this; null where there is none. */
export async function readActor(
  db: Queryable,
  credentials: Credentials | null,
  at: number,
): Promise<ActorRow | null> {
  if (credentials === null) return null;
  const [row] = await db.run<ActorRow>(sessionActor[credentials.kind], [credentials.hash, at]);
  return row ?? null;
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
export async function readSessionUser(db: Queryable, actor: Actor): Promise<SessionUser | null> {
  const [row] = await db.run<UserRow>(userById, [actor.uid]);
  return row ? sessionUser(row, actor.kind) : null;
}

const signedIn: Statement = {
  name: "session_user",
  sql: `select s.id as "sessionId", s.kind, s.idle_ends_at as "idleEndsAt", ${userColumns}
    from ${liveSession.cookie}`,
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
  const [row] = await db.run<UserRow & ActorRow>(signedIn, [credentials.hash, at]);
  if (!row) return null;
  const { sessionId, kind, idleEndsAt, ...user } = row;
  const { uid, timeZone } = user;
  return { actor: { uid, sessionId, kind, timeZone, idleEndsAt }, user: sessionUser(user, kind) };
}

/** Actor and session user of a cookie or a bearer token; null for a visitor. */
export async function readSessionUserOf(
  db: Queryable,
  credentials: Credentials | null,
  at: number,
): Promise<SignedIn | null> {
  if (credentials?.kind !== "bearer") return readSignedIn(db, credentials, at);
  const actor = await readActor(db, credentials, at);
  const user = actor && (await readSessionUser(db, actor));
  return actor && user ? { actor, user } : null;
}
