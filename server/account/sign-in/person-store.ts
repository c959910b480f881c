import { sql } from "kysely";
import { mayJoin } from "#domain/own-identity.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import { isSamePerson, recognizePerson, unknownPerson, type PersonFacts } from "./person.ts";
import { readOpenedAt } from "#server/platform/sessions/session-writes.ts";
import type { NetworkIdentity } from "#server/platform/sign-in-network.ts";

export interface Person extends PersonFacts {
  readonly uid: string;
  readonly disabled: boolean;
  readonly rev: number;
}

export interface UpsertedPerson {
  readonly person: Person;
  readonly isNew: boolean;
  /** Whether something other screens show has changed. */
  readonly changed: boolean;
}

/** Keyed by issuer and subject, never by email. */
export async function upsertPerson(
  tx: Transaction,
  identity: NetworkIdentity,
  newUid: string,
  at: number,
): Promise<UpsertedPerson> {
  await lockIdentity(tx, identity);
  const known = await findPerson(tx, identity);
  if (known?.disabled) return { person: known, isNew: false, changed: false };
  // It may have been removed while we waited for the lock.
  if (known === undefined || !(await keepClaims(tx, identity, at)))
    return { person: await addPerson(tx, identity, newUid, at), isNew: true, changed: false };
  return recognize(tx, known, identity, at);
}

async function recognize(
  tx: Transaction,
  known: Person,
  identity: NetworkIdentity,
  at: number,
): Promise<UpsertedPerson> {
  const kept = await tx.kysely
    .selectFrom("identities")
    .select("claims")
    .where("user_id", "=", known.uid)
    .execute();
  const all = kept.map(({ claims }) => claims);
  const person = { ...known, ...recognizePerson(known, identity.claims, all) };
  if (isSamePerson(known, person)) return { person: known, isNew: false, changed: false };
  const changed = { ...person, rev: await keepPerson(tx, person, at) };
  return { person: changed, isNew: false, changed: true };
}

/** product 31.6 */
export async function joinPerson(
  tx: Transaction,
  identity: NetworkIdentity,
  sessionId: string,
  at: number,
): Promise<Ruled<UpsertedPerson>> {
  await lockIdentity(tx, identity);
  const person = await tx.kysely
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select(personColumns)
    .where("s.id", "=", sessionId)
    .forUpdate("u")
    .executeTakeFirst();
  // The session may have ended while we waited for the lock.
  if (person === undefined || (await readOpenedAt(tx, sessionId)) === null)
    return refuse("sign-in.invalid-state");
  if (person.disabled) return { person, isNew: false, changed: false };
  const ofIssuer = await tx.kysely
    .selectFrom("identities")
    .select(["user_id as uid", "subject"])
    .where("issuer", "=", identity.issuer)
    .where((eb) => eb.or([eb("subject", "=", identity.subject), eb("user_id", "=", person.uid)]))
    .execute();
  const owner = ofIssuer.find(({ subject }) => subject === identity.subject)?.uid ?? null;
  const hasOther = ofIssuer.some(({ subject }) => subject !== identity.subject);
  const may = mayJoin(person.uid, owner, hasOther);
  if (isRefused(may)) return may;
  if (owner === null) await addIdentity(tx, identity, person.uid, at);
  else await keepClaims(tx, identity, at);
  return recognize(tx, person, identity, at);
}

/** Otherwise two first sign-ins would both find nobody. */
async function lockIdentity(tx: Transaction, { issuer, subject }: NetworkIdentity): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`.execute(
    tx.kysely,
  );
}

const personColumns = [
  "u.id as uid",
  "u.email",
  "u.display_name as displayName",
  "u.full_name as fullName",
  "u.email_verified as emailVerified",
  "u.disabled",
  "u.rev",
] as const;

function findPerson(
  tx: Transaction,
  { issuer, subject }: NetworkIdentity,
): Promise<Person | undefined> {
  return tx.kysely
    .selectFrom("identities as i")
    .innerJoin("users as u", "u.id", "i.user_id")
    .select(personColumns)
    .where("i.issuer", "=", issuer)
    .where("i.subject", "=", subject)
    .forUpdate("u")
    .executeTakeFirst();
}

async function addPerson(
  tx: Transaction,
  identity: NetworkIdentity,
  uid: string,
  at: number,
): Promise<Person> {
  const facts = recognizePerson(unknownPerson, identity.claims);
  // The browser's time zone arrives when the token is exchanged.
  const times = { time_zone: "UTC", created_at: at, updated_at: at };
  await tx.kysely
    .insertInto("users")
    .values({ id: uid, ...columnsOf(facts), ...times })
    .execute();
  await addIdentity(tx, identity, uid, at);
  return { ...facts, uid, disabled: false, rev: 1 };
}

async function addIdentity(
  tx: Transaction,
  { issuer, subject, claims }: NetworkIdentity,
  uid: string,
  at: number,
): Promise<void> {
  await tx.kysely
    .insertInto("identities")
    .values({
      issuer,
      subject,
      user_id: uid,
      claims: JSON.stringify(claims),
      last_sign_in_at: at,
    })
    .execute();
}

/** False where the identity is unknown. */
async function keepClaims(
  tx: Transaction,
  identity: NetworkIdentity,
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.kysely
    .updateTable("identities")
    .set({ claims: JSON.stringify(identity.claims), last_sign_in_at: at })
    .where("issuer", "=", identity.issuer)
    .where("subject", "=", identity.subject)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function keepPerson(tx: Queryable, person: Person, at: number): Promise<number> {
  const { rev } = await tx.kysely
    .updateTable("users")
    .set((eb) => ({ ...columnsOf(person), updated_at: at, rev: eb("rev", "+", 1) }))
    .where("id", "=", person.uid)
    .returning("rev")
    .executeTakeFirstOrThrow();
  return rev;
}

function columnsOf({ email, displayName, fullName, emailVerified }: PersonFacts) {
  return { email, display_name: displayName, full_name: fullName, email_verified: emailVerified };
}
