import { sql } from "kysely";
import type { Day } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import type {
  DeliveredEvent,
  DeliveryFault,
  DeliveryState,
  WebhookState,
} from "#domain/webhook.ts";
import type { Queryable, Statement } from "../db/database.ts";

const HOUR = 3_600_000;

export interface ClaimedDelivery {
  readonly id: string;
  readonly type: DeliveredEvent;
  readonly goalId: string | null;
  readonly ownerId: string | null;
  readonly coachId: string | null;
  readonly period: Day | null;
  readonly createdAt: number;
  readonly attempts: number;
  readonly webhookId: string;
  readonly url: string;
  /** Sealed. */
  readonly secret: string;
  readonly formerSecret: string | null;
}

// Leases a webhook, not a delivery: one request at a time per receiver, and a slow one blocks
// nobody. A lease or rest beyond its maximum came from a clock that was ahead.
// If another worker has just settled the delivery, the webhook is released at once.
// The lateral join reads in index order: a plain join would read all waiting rows.
const claiming: Statement = {
  name: "webhook_claim",
  sql: `with due as materialized (
      select w.id from webhooks w where w.state = 'on'
        and (w.resting_until is null or w.resting_until <= database_now() or w.resting_until > database_now() + $4::bigint)
        and (w.lease_until is null or w.lease_until <= database_now() or w.lease_until > database_now() + 2 * $2::bigint)
        and exists (select from webhook_deliveries d
          where d.webhook_id = w.id and d.status = 'waiting' and d.due_at <= database_now())
      order by w.looked_at limit 1 for update of w skip locked),
    taken as (
      update webhook_deliveries d set attempts = d.attempts + 1 where d.status = 'waiting' and d.due_at <= database_now() and d.id = (
        select n.id from due, lateral (select d.id from webhook_deliveries d
          where d.webhook_id = due.id and d.status = 'waiting' and d.due_at <= database_now()
          order by d.webhook_id, d.due_at, d.number limit 1) n)
      returning d.*),
    held as (
      update webhooks w set looked_at = database_now(),
        lease_id = case when t.id is not null then $1 end,
        lease_until = case when t.id is not null then database_now() + $2::bigint end
      from due left join taken t on t.webhook_id = due.id where w.id = due.id
      returning w.id, w.url, w.secret, w.former_secret, w.former_until)
    select t.id, t.type, t.goal_id as "goalId", t.owner_id as "ownerId", t.coach_id as "coachId", t.period,
      t.created_at as "createdAt", t.attempts, h.id as "webhookId", h.url, h.secret,
      case when h.former_until > $3 then h.former_secret end as "formerSecret"
    from held h join taken t on t.webhook_id = h.id`,
};

/** By the database's clock. Round robin over webhooks. */
export async function claimDelivery(
  db: Queryable,
  leaseId: string,
  at: number,
): Promise<ClaimedDelivery | undefined> {
  const [lease, longestRest] = [
    limits.webhookLeaseSeconds * 1_000,
    limits.webhookRetryAfterHours * HOUR,
  ];
  return (await db.run<ClaimedDelivery>(claiming, [leaseId, lease, at, longestRest]))[0];
}

export interface DeliveryOutcome {
  readonly status: DeliveryState;
  readonly answer: number | null;
  readonly fault: DeliveryFault | null;
  readonly delayMs: number;
}

export interface Settled {
  readonly failures: number;
  readonly failingMs: number;
}

// Drops the delivery if the webhook was turned off meanwhile.
const settling: Statement = {
  name: "webhook_settle",
  sql: `with held as (
      update webhooks set lease_id = null, lease_until = null,
        failures = case when $3 = 'sent' then 0 else failures + 1 end,
        failing_since = case when $3 <> 'sent' then coalesce(failing_since, database_now()) end
      where lease_id = $2 returning id, state, failures, failing_since),
    settled as (
      update webhook_deliveries d set answer = $4,
        status = case when $3 = 'waiting' and h.state <> 'on' then 'failed' else $3 end, fault = $5, tried_at = $6,
        due_at = case when $3 = 'waiting' then database_now() + $7::bigint else d.due_at end
      from held h where d.id = $1 and d.webhook_id = h.id)
    select failures, coalesce(database_now() - failing_since, 0) as "failingMs" from held`,
};

/** Undefined if the lease was lost to another worker. */
export async function settle(
  db: Queryable,
  id: string,
  leaseId: string,
  { status, answer, fault, delayMs }: DeliveryOutcome,
  at: number,
): Promise<Settled | undefined> {
  const values = [id, leaseId, status, answer, fault, at, delayMs];
  return (await db.run<Settled>(settling, values))[0];
}

const resting: Statement = {
  name: "webhook_rest",
  sql: `update webhooks set resting_until = database_now() + $2::bigint where id = $1`,
};

export async function restWebhook(db: Queryable, webhookId: string, ms: number): Promise<void> {
  await db.run(resting, [webhookId, ms]);
}

const turningOff: Statement = {
  name: "webhook_turn_off",
  sql: `with turned as (update webhooks set state = $2, off_at = $3 where id = $1 and state = 'on' returning id),
    ended as (
      update webhook_deliveries d set status = 'failed', fault = 'turned-off' from turned t
      where d.webhook_id = t.id and d.status = 'waiting')
    select id from turned`,
};

export async function turnOff(
  db: Queryable,
  webhookId: string,
  state: Exclude<WebhookState, "on">,
  at: number,
): Promise<boolean> {
  return (await db.run(turningOff, [webhookId, state, at])).length > 0;
}

export async function releaseWebhooks(db: Queryable, leaseIds: readonly string[]): Promise<void> {
  if (leaseIds.length === 0) return;
  await db.kysely
    .updateTable("webhooks")
    .set({ lease_id: null, lease_until: null })
    .where("lease_id", "in", leaseIds)
    .execute();
}

export function readDeliveries({ kysely }: Queryable, webhookId: string, before: number) {
  return kysely
    .selectFrom("webhook_deliveries")
    .select(["id", "number", "type", "created_at as createdAt", "status", "attempts"])
    .select(["tried_at as triedAt", "answer", "fault"])
    .select(
      sql<number>`greatest(due_at, (select resting_until from webhooks w where w.id = webhook_id))`.as(
        "dueAt",
      ),
    )
    .where("webhook_id", "=", webhookId)
    .where("number", "<", before)
    .orderBy("number", "desc")
    .limit(limits.webhookDeliveriesPage + 1)
    .execute();
}

export async function addTestDelivery(
  { kysely }: Queryable,
  { id, webhookId, at }: { readonly id: string; readonly webhookId: string; readonly at: number },
): Promise<void> {
  await kysely
    .insertInto("webhook_deliveries")
    .values({
      id,
      webhook_id: webhookId,
      type: "webhook.test",
      occasion: id,
      goal_id: null,
      owner_id: null,
      coach_id: null,
      period: null,
      created_at: at,
      due_at: sql<number>`database_now()`,
    })
    .execute();
}

export async function sendAgain(
  { kysely }: Queryable,
  webhookId: string,
  deliveryId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable("webhook_deliveries")
    .set({ status: "waiting", attempts: 0, tried_at: null, answer: null, fault: null })
    .set({ due_at: sql<number>`database_now()` })
    .where("id", "=", deliveryId)
    .where("webhook_id", "=", webhookId)
    .where("status", "<>", "waiting")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
