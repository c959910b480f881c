import { sql } from "kysely";
import type { WebhookEvent, WebhookState } from "#domain/webhook.ts";
import type { Queryable, Transaction } from "../db/database.ts";

/** A webhook as admins see it. */
export interface KeptWebhook {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly state: WebhookState;
  readonly createdAt: number;
  readonly offAt: number | null;
  readonly failingSince: number | null;
  readonly formerUntil: number | null;
}

function webhooks({ kysely }: Queryable, at: number) {
  return kysely
    .selectFrom("webhooks")
    .select(["id", "url", "events", "state", "created_at as createdAt", "off_at as offAt"])
    .select("failing_since as failingSince")
    .select(({ eb }) =>
      eb
        .case()
        .when("former_until", ">", at)
        .then(eb.ref("former_until"))
        .else(null)
        .end()
        .as("formerUntil"),
    );
}

/** All webhooks, in the order in which they were made. */
export function readAllWebhooks(db: Queryable, at: number): Promise<KeptWebhook[]> {
  return webhooks(db, at).orderBy("created_at").orderBy("id").execute();
}

/** One webhook by its id, held for the rest of the transaction; undefined where there is none. */
export function holdWebhook(
  tx: Transaction,
  id: string,
  at: number,
): Promise<KeptWebhook | undefined> {
  return webhooks(tx, at).where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

/** True where there is a webhook of this id. */
export async function hasWebhook({ kysely }: Queryable, id: string): Promise<boolean> {
  const found = await kysely
    .selectFrom("webhooks")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Until the end of the transaction nobody else makes a webhook: of two at once both count. */
export async function holdRoom({ kysely }: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhooks', 0))`.execute(kysely);
}

/** A webhook that is made. `secret` is sealed. */
interface Made {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly secret: string;
}

/** Keeps a new webhook, which is on. */
export async function insertWebhook(
  { kysely }: Queryable,
  { id, url, events, secret }: Made,
  at: number,
): Promise<void> {
  await kysely
    .insertInto("webhooks")
    .values({ id, url, events: JSON.stringify(events), secret, created_at: at, on_since: at })
    .execute();
}

/** Turns a webhook on: what failed before is forgotten, and what happened meanwhile is not told. */
export async function turnOn({ kysely }: Queryable, id: string, at: number): Promise<void> {
  // What was under way as it was turned off may have been written just after.
  await kysely
    .updateTable("webhook_deliveries")
    .set({ status: "failed", fault: "turned-off" })
    .where("webhook_id", "=", id)
    .where("status", "=", "waiting")
    .execute();
  await kysely
    .updateTable("webhooks")
    .set({ state: "on", off_at: null, on_since: at })
    .set({ failures: 0, failing_since: null, resting_until: null })
    .where("id", "=", id)
    .execute();
}

/** Gives a webhook another secret (sealed); the one before it signs too until an instant. */
export async function replaceSecret(
  { kysely }: Queryable,
  id: string,
  secret: string,
  formerUntil: number,
): Promise<void> {
  await kysely
    .updateTable("webhooks")
    .set((eb) => ({ secret, former_secret: eb.ref("secret"), former_until: formerUntil }))
    .where("id", "=", id)
    .execute();
}

/** Removes a webhook with its deliveries. */
export async function deleteWebhook({ kysely }: Queryable, id: string): Promise<void> {
  await kysely.deleteFrom("webhooks").where("id", "=", id).execute();
}
