import type { Rhythm } from "#domain/check-in-period.ts";
import { goalChangeKinds } from "#domain/goal-change.ts";
import { goalTexts, longTexts, recordOf } from "#domain/goal-fields.ts";
import type { EntrySource } from "#domain/ledger.ts";
import { measureTypes } from "#domain/measure.ts";
import type { Pause } from "#domain/pause.ts";
import {
  amount,
  day,
  filledText,
  flag,
  idOf,
  instant,
  integer,
  json,
  jsonObject,
  maybe,
  number,
  oneOf,
  sequence,
  table,
  text,
  uniqueText,
  withDefault,
} from "../table.ts";

const goals = table({
  columns: {
    id: uniqueText,
    owner_id: idOf("users"),
    description: text,
    category: text,
    ...recordOf(longTexts, () => text),
    due_date: day,
    measure_type: oneOf(...measureTypes),
    unit: withDefault(text),
    target_number: maybe(number),
    current_number: maybe(amount),
    target_day: maybe(day),
    current_day: maybe(day),
    current_done: maybe(flag),
    status: withDefault(oneOf("active", "completed", "closed")),
    completed: withDefault(flag),
    completed_at: maybe(instant),
    closed_at: maybe(instant),
    deleted_at: maybe(instant),
    pauses: withDefault(json<readonly Pause[]>()),
    learned: withDefault(text),
    rhythms: withDefault(json<readonly Rhythm[]>()),
    checked_in: maybe(day),
    weekly_quota: maybe(integer),
    coach_id: maybe(idOf("users")),
    coach_name: maybe(text),
    coach_status: maybe(oneOf("accepted", "declined_by_user")),
    coached_at: maybe(instant),
    coach_confirms: withDefault(flag),
    /** Kept at completion until the owner has seen the ceremony. */
    completion_asked_at: maybe(instant),
    former_coach_id: maybe(idOf("users")),
    former_coached_at: maybe(instant),
    created_at: instant,
    last_progress_update_at: maybe(instant),
    next_step: maybe(text),
    next_step_day: maybe(day),
    /** Set with the first note and never unset, even if the note is deleted. */
    noted: withDefault(flag),
    rev: withDefault(integer),
  },
  exported: [
    {
      name: "goals",
      columns: [
        "id",
        ...goalTexts,
        `jsonb_build_object('type', t.measure_type, 'unit', t.unit,
          'targetValue', coalesce(to_jsonb(t.target_number), to_jsonb(t.target_day)),
          'currentValue', coalesce(to_jsonb(t.current_number), to_jsonb(t.current_day), to_jsonb(t.current_done))) as measurable`,
        "due_date",
        "status",
        "completed",
        "completed_at",
        "closed_at",
        "deleted_at",
        "pauses",
        "rhythms",
        "checked_in",
        "learned",
        "coach_name",
        "coach_status",
        "coached_at",
        "coach_confirms",
        "completion_asked_at",
        "created_at",
        "last_progress_update_at",
        "weekly_quota",
      ],
      whose: ["owner_id"],
      order: ["created_at", "id"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

const goal_steps = table({
  columns: {
    id: uniqueText,
    goal_id: idOf("goals"),
    text: filledText,
    day: maybe(day),
    done_day: maybe(day),
    done_at: maybe(instant),
    accepted: flag,
    coach_id: maybe(idOf("users")),
    coach_name: maybe(text),
    number: sequence,
  },
  exported: [
    {
      name: "goalSteps",
      // The outcome of a coach's suggestion is the owner's.
      columns: [
        "id",
        "goal_id",
        "text",
        "case when g.owner_id = $1 or not t.accepted then t.day end as day",
        'case when g.owner_id = $1 then t.done_day end as "doneDay"',
        'case when g.owner_id = $1 then t.done_at end as "doneAt"',
        "accepted",
        't.coach_name as "suggestedBy"',
        'coalesce(t.coach_id = $1, false) as "byYou"',
      ],
      whose: ["owner", "coach_id"],
      order: ["number"],
    },
  ],
  onErase: "goes",
  coachName: { column: "coach_name", person: "coach_id" },
  inBackup: true,
});

const goal_if_thens = table({
  columns: {
    id: uniqueText,
    goal_id: idOf("goals"),
    obstacle: filledText,
    action: filledText,
    number: sequence,
  },
  exported: [
    {
      name: "goalIfThens",
      columns: ["id", "goal_id", "obstacle", "action"],
      whose: ["owner"],
      order: ["number"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

const progress_entries = table({
  columns: {
    id: uniqueText,
    goal_id: idOf("goals"),
    from_value: json<number | boolean | string | null>(),
    to_value: json<number | boolean | string | null>(),
    day,
    at: instant,
    note: maybe(text),
    source: oneOf<EntrySource>("step", "change", "set", "check-in", "undo", "back-dated", "import"),
    number: sequence,
    undoes: maybe(idOf("progress_entries")),
  },
  exported: [
    {
      name: "progressEntries",
      columns: [
        "id",
        "goal_id",
        't.from_value as "from"',
        't.to_value as "to"',
        "day",
        "at",
        "note",
        "source",
        "undoes",
      ],
      whose: "goal",
      order: ["number"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

const goal_changes = table({
  columns: {
    id: uniqueText,
    goal_id: idOf("goals"),
    at: instant,
    what: oneOf(...goalChangeKinds),
    why: maybe(filledText),
    detail: maybe(jsonObject()),
    coach_id: maybe(idOf("users")),
    number: sequence,
  },
  exported: [
    {
      name: "goalChanges",
      columns: ["id", "goal_id", "at", "what", "why", "detail"],
      whose: "goal",
      order: ["number"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

export const goalTables = { goals, goal_steps, goal_if_thens, progress_entries, goal_changes };
