import type { Day } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import type { WebhookEvent } from "#domain/webhook.ts";
import type { Queryable, Statement } from "../db/database.ts";
import { newId } from "../random.ts";

interface About {
  readonly goalId: string;
  readonly ownerId: string;
}

type Told =
  | { readonly type: "goal.completed" }
  | { readonly type: "coach.accepted"; readonly coachId: string }
  | { readonly type: "check_in.missed"; readonly period: Day };

export type Happening = About &
  Told & {
    /** Deduplicates events. */
    readonly occasion: string;
    readonly at: number;
    /** Milliseconds until the event can no longer be undone. */
    readonly waitMs?: number;
  };

// Locks the webhooks, so that a concurrent delete does not fail the caller.
// Ids are generated here, for as many rows as there may be.
const telling: Statement = {
  name: "webhook_tell",
  sql: `with wanting as materialized (select id, events, on_since from webhooks where state = 'on' for key share),
    told as (
      select e.*, row_number() over (order by e.place, w.id) as n, w.id as webhook
      from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::bigint[])
        with ordinality as e(type, occasion, goal_id, owner_id, coach_id, period, at, wait, place)
      join wanting w on w.events @> to_jsonb(e.type) and w.on_since <= e.at)
    insert into webhook_deliveries (id, webhook_id, type, occasion, goal_id, owner_id, coach_id, period, created_at, due_at)
    select i.id, t.webhook, t.type, t.occasion, t.goal_id, t.owner_id, t.coach_id, t.period, t.at, database_now() + t.wait
    from told t join unnest($9::text[]) with ordinality as i(id, n) using (n) order by t.n
    on conflict (webhook_id, type, occasion) do nothing`,
};

/** Duplicates are skipped. Use the transaction of the event (product 34.3). */
export async function tellWebhooks(db: Queryable, all: readonly Happening[]): Promise<void> {
  if (all.length === 0) return;
  await db.run(telling, [
    all.map(({ type }) => type),
    all.map(({ occasion }) => occasion),
    all.map(({ goalId }) => goalId),
    all.map(({ ownerId }) => ownerId),
    all.map((one) => (one.type === "coach.accepted" ? one.coachId : null)),
    all.map((one) => (one.type === "check_in.missed" ? one.period : null)),
    all.map(({ at }) => at),
    all.map(({ waitMs = 0 }) => waitMs),
    Array.from({ length: all.length * limits.webhooks }, () => newId()),
  ]);
}

const wanting: Statement = {
  name: "webhook_wanted",
  sql: `select min(on_since) as since from webhooks where state = 'on' and events @> to_jsonb($1::text)`,
};

export async function wantedSince(db: Queryable, event: WebhookEvent): Promise<number | null> {
  const [row] = await db.run<{ since: number | null }>(wanting, [event]);
  return row?.since ?? null;
}

const takingBack: Statement = {
  name: "webhook_take_back",
  sql: `delete from webhook_deliveries where goal_id = $1 and type = 'goal.completed' and created_at = $2
    and status = 'waiting' and attempts = 0`,
};

export async function takeBackCompletion(db: Queryable, goalId: string, at: number): Promise<void> {
  await db.run(takingBack, [goalId, at]);
}
