import type { Answers } from "#domain/loop-week.ts";
import { writeCaps, type CappedWrite } from "#domain/write-cap.ts";
import {
  deliveredEvents,
  deliveryFaults,
  deliveryStates,
  webhookStates,
  type WebhookEvent,
} from "#domain/webhook.ts";
import {
  day,
  filledText,
  flag,
  idOf,
  instant,
  integer,
  json,
  maybe,
  oneOf,
  sequence,
  table,
  text,
  uniqueText,
  withDefault,
} from "../table.ts";

const write_counts = table({
  columns: {
    user_id: idOf("users"),
    kind: oneOf(...(Object.keys(writeCaps) as CappedWrite[])),
    since: instant,
    count: integer,
  },
  exported: [
    {
      name: "writeCounts",
      columns: ["kind", "since", "count"],
      whose: ["user_id"],
      order: ["kind"],
    },
  ],
  onErase: "goes",
  inBackup: false,
});

const idempotency = table({
  columns: {
    user_id: idOf("users"),
    key: text,
    body_hash: text,
    subject_id: text,
    created_at: instant,
    result_id: maybe(text),
  },
  exported: "a key",
  onErase: "goes",
  inBackup: true,
});

const attempts = table({
  columns: {
    account: uniqueText,
    address: uniqueText,
    failures: integer,
    blocked_until: instant,
    forget_at: instant,
  },
  exported: "nobody's",
  onErase: "stays",
  inBackup: false,
});

const set_up_codes = table({
  columns: { code_hash: uniqueText, expires_at: instant, mails_left: integer },
  exported: "nobody's",
  onErase: "stays",
  inBackup: false,
});

const totals = table({
  columns: {
    name: oneOf(
      "users",
      "goals",
      "circles",
      "circle_members",
      "sync",
      "mail-days",
      "badges",
      "loop",
      "missed",
    ),
    count: maybe(integer),
    counted_at: maybe(instant),
    leased_until: withDefault(instant),
    looked_to: withDefault(text),
  },
  exported: "nobody's",
  onErase: "stays",
  inBackup: false,
});

const loop_weeks = table({
  columns: {
    week: day,
    coached: integer,
    done: integer,
    due: integer,
    missed: integer,
    excused: integer,
    answers: json<Answers>(),
    counted_at: instant,
    final: flag,
  },
  exported: "nobody's",
  onErase: "stays",
  inBackup: true,
});

const webhooks = table({
  columns: {
    id: uniqueText,
    url: filledText,
    events: json<readonly WebhookEvent[]>(),
    /** Sealed under the server's key. */
    secret: text,
    former_secret: maybe(text),
    former_until: maybe(instant),
    state: withDefault(oneOf(...webhookStates)),
    created_at: instant,
    on_since: instant,
    off_at: maybe(instant),
    failures: withDefault(integer),
    failing_since: maybe(instant),
    lease_id: maybe(text),
    lease_until: maybe(instant),
    looked_at: withDefault(instant),
    /** By the database's clock. */
    resting_until: maybe(instant),
  },
  exported: "nobody's",
  onErase: "stays",
  inBackup: true,
});

const webhook_deliveries = table({
  columns: {
    id: uniqueText,
    number: sequence,
    webhook_id: idOf("webhooks"),
    type: oneOf(...deliveredEvents),
    occasion: text,
    goal_id: maybe(idOf("goals")),
    owner_id: maybe(idOf("users")),
    coach_id: maybe(idOf("users")),
    period: maybe(day),
    created_at: instant,
    due_at: instant,
    attempts: withDefault(integer),
    status: withDefault(oneOf(...deliveryStates)),
    tried_at: maybe(instant),
    answer: maybe(integer),
    fault: maybe(oneOf(...deliveryFaults)),
  },
  exported: [
    {
      // Never the other people in the event.
      name: "webhookDeliveries",
      columns: ["type", "created_at", "status", "tried_at"],
      whose: ["owner_id", "coach_id"],
      order: ["created_at", "id"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

const audit = table({
  columns: {
    number: sequence,
    at: instant,
    action: text,
    actor_id: maybe(idOf("users")),
    actor_hash: maybe(text),
    target_id: maybe(idOf("users")),
    target_hash: maybe(text),
    detail: maybe(text),
  },
  exported: [
    {
      name: "auditTrail",
      columns: ["at", "action", "detail", 'coalesce(t.actor_id = $1, false) as "byYou"'],
      whose: ["actor_id", "target_id"],
      order: ["number"],
    },
  ],
  onErase: "stays",
  inBackup: true,
});

/** Hashes of erased people, with which a restored backup erases them again. */
const erasures = table({
  columns: { uid_hash: uniqueText, erased_at: instant },
  exported: "nobody's",
  onErase: "stays",
  inBackup: true,
});

export const operationTables = {
  write_counts,
  idempotency,
  attempts,
  set_up_codes,
  totals,
  loop_weeks,
  webhooks,
  webhook_deliveries,
  audit,
  erasures,
};
