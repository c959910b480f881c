import type { LiveChange } from "#contract/live.ts";
import { formerCoach, namelessCoach } from "#domain/invitation.ts";
import type { Queryable, Statement, Transaction } from "#server/platform/db/database.ts";
import { tables } from "#server/platform/db/schema.ts";
import type { Table } from "#server/platform/db/table.ts";
import type { Deps } from "#server/platform/deps.ts";
import { holdPerson } from "#server/platform/keyed-write.ts";
import { mailThatTellsSql } from "#server/platform/mail/mail-columns.ts";
import { endSessionsOf } from "#server/platform/sessions/session-writes.ts";
import { adminUids, type ManagedUser } from "./admins.ts";
import { uidHash } from "./audit-store.ts";
import { endCompletionRequests } from "./end-completion-requests.ts";
import { everCoachedSql } from "./ever-coached.ts";
import { shownNameSql } from "./shown-name.ts";

type Changes = readonly { readonly change: LiveChange; readonly uids: readonly string[] }[];

/** Events to publish after the commit. */
export interface AccountEvents {
  readonly endedSessions: readonly string[];
  readonly changes: Changes;
}

/** Ends the person's streams first: the changes are not for them. */
export function publishAccountEvents(
  { live }: Pick<Deps, "live">,
  uid: string,
  { endedSessions, changes }: AccountEvents,
): void {
  for (const sessionId of endedSessions) live.endSession(uid, sessionId);
  for (const { change, uids } of changes) live.publish(change, uids);
}

/** Goals that they coached stay with their owners. A hash of the uid lets a restored backup erase again. */
export async function eraseUser(
  tx: Transaction,
  { uid, rev }: Pick<ManagedUser, "uid" | "rev">,
  at: number,
): Promise<AccountEvents> {
  const uids = (await adminUids(tx)).filter((admin) => admin !== uid);
  const circles = await holdAll(tx, uid);
  await forgetCoachName(tx, uid);
  await forgetOwnerInMail(tx, uid);
  await endCompletionRequests(tx, uid, at);
  const freed = await freeCoached(tx, uid);
  const lost = await coachedByOthers(tx, uid);
  const endedSessions = await endSessionsOf(tx, uid);
  await tx.kysely.deleteFrom("admin_credentials").where("user_id", "=", uid).execute();
  await tx.kysely
    .insertInto("erasures")
    .values({ uid_hash: uidHash(uid), erased_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.kysely.deleteFrom("users").where("id", "=", uid).execute();
  const left = await endEmptyCircles(tx, circles);
  const gone = { change: { entity: "account", id: uid, rev: rev + 1 }, uids } as const;
  return { endedSessions, changes: [gone, ...freed, ...lost, ...left] };
}

/** Prevents new references to the person: coach of a goal, notes, mail. Answers their circles. */
async function holdAll(tx: Transaction, uid: string): Promise<readonly string[]> {
  // Lock order of every writer: person, circle, write counts, goal, then the people the goal names.
  await holdPerson(tx, uid);
  const circles = await tx.kysely
    .selectFrom("circles")
    .select("id")
    .where("id", "in", (eb) =>
      eb.selectFrom("circle_members").select("circle_id").where("user_id", "=", uid),
    )
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  await tx.kysely
    .selectFrom("write_counts")
    .select("kind")
    .where("user_id", "=", uid)
    .orderBy("kind")
    .forUpdate()
    .execute();
  await tx.kysely
    .selectFrom("goals")
    .select("id")
    .where(({ eb, or }) =>
      or([eb("owner_id", "=", uid), eb("coach_id", "=", uid), eb("former_coach_id", "=", uid)]),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
  await tx.kysely.selectFrom("users").select("id").where("id", "=", uid).forUpdate().execute();
  return circles.map(({ id }) => id);
}

/** What is left of the person's circles, whose row is gone; a circle ends with its last member. */
async function endEmptyCircles(tx: Transaction, ids: readonly string[]): Promise<Changes> {
  if (ids.length === 0) return [];
  const members = await tx.kysely
    .selectFrom("circle_members")
    .select(["circle_id as id", "user_id as uid"])
    .where("circle_id", "in", ids)
    .execute();
  const membersOf = Map.groupBy(members, ({ id }) => id);
  const empty = ids.filter((id) => !membersOf.has(id));
  if (empty.length > 0) await tx.kysely.deleteFrom("circles").where("id", "in", empty).execute();
  return [...membersOf].map(([id, of]) => ({
    change: { entity: "circle", id, rev: 1 },
    uids: of.map(({ uid }) => uid),
  }));
}

async function freeCoached(tx: Transaction, uid: string): Promise<Changes> {
  const goals = await tx.kysely
    .updateTable("goals")
    .set((eb) => ({
      coach_id: null,
      coach_name: null,
      coach_status: null,
      coached_at: null,
      rev: eb("rev", "+", 1),
    }))
    .where("coach_id", "=", uid)
    .returning(["id", "owner_id as ownerId", "rev"])
    .execute();
  return goals.map(({ id, ownerId, rev }) => ({
    change: { entity: "goal", id, rev },
    uids: [ownerId],
  }));
}

async function coachedByOthers(tx: Transaction, uid: string): Promise<Changes> {
  const goals = await tx.kysely
    .selectFrom("goals")
    .select(["id", "coach_id as coachId", "rev"])
    .where("owner_id", "=", uid)
    .where("coach_id", "is not", null)
    .execute();
  return goals.map(({ id, coachId, rev }) => ({
    change: { entity: "goal", id, rev: rev + 1 },
    uids: coachId === null ? [] : [coachId],
  }));
}

const named = Object.entries<Table>(tables).flatMap(
  ([name, { coachName, columns, goal = "t.goal_id" }]) =>
    coachName === undefined ? [] : [{ ...coachName, name, goal, hasRev: "rev" in columns }],
);

const coachNames: Statement = {
  name: "erase_coach_names",
  sql: `${named
    .map(
      ({ name, goal, column, person, where = "true" }) =>
        `select ${goal} as "goalId", t.${column} as name from ${name} t where t.${person} = $1 and ${where}`,
    )
    .join(" union ")}
    union select i.goal_id, ${shownNameSql(namelessCoach)} from invitations i join users u on u.id = i.used_by
      where u.id = $1
    union select id, coach_name from goals where coach_id = $1 and coach_name is not null
    union select i.goal_id, m.facts->>'coachName' from invitations i join goals g on g.id = i.goal_id
      join email_messages m on m.user_id = g.owner_id and m.type = 'coach_accepted' and m.period = i.id
      where i.used_by = $1 and m.facts is not null
    union select c.goal_id, m.facts->>'coachName' from goal_changes c join goals g on g.id = c.goal_id
      join email_messages m on m.user_id = g.owner_id and m.type = 'coach_left' and m.period = c.id
      where c.coach_id = $1 and m.facts is not null`,
};

// A coach's words stay for the owner, without the name, in mail too (product 14.6, threats T61).
const nameInMail: Statement = {
  name: "erase_coach_in_mail",
  sql: `update email_messages set facts = replace(facts::text, to_json($2::text)::text, to_json($3::text)::text)::jsonb
    where user_id = (select owner_id from goals where id = $1)
      and type in (${mailThatTellsSql("coach")}) and (type not in (${mailThatTellsSql("goal")}) or facts->>'goalId' = $1)`,
};

const nameInTables: readonly Statement[] = named.map(
  ({ name, column, person, where = "true", hasRev }) => ({
    name: `erase_coach_in_${name}`,
    sql: `update ${name} t set ${column} = $2${hasRev ? ", rev = rev + 1" : ""} where t.${person} = $1 and ${where}`,
  }),
);

/** Includes earlier names. */
export async function forgetCoachName(tx: Pick<Queryable, "run">, uid: string): Promise<void> {
  const names = await tx.run<{ goalId: string; name: string }>(coachNames, [uid]);
  for (const { goalId, name } of names) await tx.run(nameInMail, [goalId, name, formerCoach]);
  for (const statement of nameInTables) await tx.run(statement, [uid, formerCoach]);
}

// Covers all mail about an owner to a coach: answers, requests for help, changes.
const ownerInMail: Statement = {
  name: "erase_owner_in_mail",
  sql: `update email_messages m set facts = null, recipient = '', error = null,
      status = case when m.status = 'pending' then 'withdrawn' else m.status end, lease_id = null, lease_until = null
    from goals g
    where g.owner_id = $1 and m.type in (${mailThatTellsSql("owner")})
      and (m.facts->>'goalId' = g.id or m.facts->>'ownerId' = $1) and m.user_id in (${everCoachedSql})`,
};

// The inviter's mail has their address.
const addressInMail: Statement = {
  name: "erase_invited_address",
  sql: `update email_messages m set facts = null, recipient = '', error = null,
      status = case when m.status = 'pending' then 'withdrawn' else m.status end, lease_id = null, lease_until = null
    from users u where u.id = $1 and m.type = 'colleague_invited' and lower(m.recipient) = lower(u.email)`,
};

// A coach's weekly mail stays, without this person.
// While one is being sent its facts are unset; `mail_settle` then does not keep them.
const ownerInWeeks: Statement = {
  name: "erase_owner_in_weeks",
  sql: `update email_messages m set facts = jsonb_set(m.facts, '{people}', coalesce((
      select jsonb_agg(p) from jsonb_array_elements(m.facts->'people') p where p->>'uid' <> $1), '[]'))
    from goals g
    where g.owner_id = $1 and m.type = 'coaching_week' and m.facts is not null and m.user_id in (${everCoachedSql})`,
};

// Of what a circle was asked, whoever is a member by now.
const asksInMail: Statement = {
  name: "erase_asks_in_mail",
  sql: `update email_messages m set facts = jsonb_set(m.facts, '{asks}', coalesce((
      select jsonb_agg(a) from jsonb_array_elements(m.facts->'asks') a where a->>'uid' <> $1), '[]'))
    where m.type in (${mailThatTellsSql("circle")}) and m.facts->'asks' <> '[]'
      and m.facts->'asks' @> jsonb_build_array(jsonb_build_object('uid', $1::text))`,
};

// A digest being sent may name who asks. Any write to its row stops `mail_settle` from storing those facts.
const asksOnTheirWay: Statement = {
  name: "erase_asks_on_their_way",
  sql: `update email_messages m set facts = m.facts
    where m.type = 'weekly_update' and m.status = 'pending' and m.sent_at is null and m.user_id in (
      select other.user_id from circle_members own join circle_members other on other.circle_id = own.circle_id
      where own.user_id = $1 and other.user_id <> $1)`,
};

/** Queued mail is never sent. */
async function forgetOwnerInMail(tx: Pick<Queryable, "run">, uid: string): Promise<void> {
  await tx.run(ownerInMail, [uid]);
  await tx.run(ownerInWeeks, [uid]);
  await tx.run(addressInMail, [uid]);
  await tx.run(asksInMail, [uid]);
  await tx.run(asksOnTheirWay, [uid]);
}
