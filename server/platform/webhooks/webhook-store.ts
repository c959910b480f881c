import { sql } from "kysely";
import type { WebhookEvent, WebhookState } from "#domain/webhook.ts";
import type { Queryable, Transaction } from "../db/database.ts";

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

export function readAllWebhooks(db: Queryable, at: number): Promise<KeptWebhook[]> {
  return webhooks(db, at).orderBy("created_at").orderBy("id").execute();
}

export function holdWebhook(
  tx: Transaction,
  id: string,
  at: number,
): Promise<KeptWebhook | undefined> {
  return webhooks(tx, at).where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

export async function hasWebhook({ kysely }: Queryable, id: string): Promise<boolean> {
  const found = await kysely
    .selectFrom("webhooks")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Lock against exceeding the limit by concurrent inserts. */
export async function holdRoom({ kysely }: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhooks', 0))`.execute(kysely);
}

interface Made {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly secret: string;
}

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

export async function turnOn({ kysely }: Queryable, id: string, at: number): Promise<void> {
  // A delivery in flight may have been written after the turn-off.
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

/** `secret` is sealed. The old one also signs until `formerUntil`. */
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

export async function deleteWebhook({ kysely }: Queryable, id: string): Promise<void> {
  await kysely.deleteFrom("webhooks").where("id", "=", id).execute();
}
