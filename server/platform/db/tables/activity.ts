import { audiences } from "#domain/check-in.ts";
import { comebackKinds } from "#domain/comeback.ts";
import { healths, keptAnswers } from "#domain/weekly-check-in.ts";
import {
  count,
  day,
  filledText,
  flag,
  idOf,
  instant,
  integer,
  maybe,
  oneOf,
  percent,
  table,
  text,
  uniqueText,
  withDefault,
} from "../table.ts";

const milestone_pages = table({
  columns: {
    goal_id: idOf("goals"),
    id: uniqueText,
    slug_hash: uniqueText,
    title: filledText,
    with_name: flag,
    percent,
    completed: flag,
    day,
    created_at: instant,
    changed_at: instant,
  },
  exported: [
    {
      name: "milestonePages",
      columns: [
        "goal_id",
        "title",
        "with_name",
        "percent",
        "completed",
        "day",
        "created_at",
        "changed_at",
      ],
      whose: ["owner"],
      order: ["goal_id"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

const daily_activity = table({
  columns: {
    user_id: idOf("users"),
    day,
    last_check_in: instant,
    /** False if every change of the day was undone. */
    checked_in_today: withDefault(flag),
    moves: withDefault(integer),
  },
  exported: [
    {
      name: "dailyActivity",
      columns: ["day", "last_check_in", "checked_in_today"],
      whose: ["user_id"],
      order: ["day"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

const badges = table({
  columns: {
    user_id: idOf("users"),
    badge_id: text,
    display_name: text,
    description: text,
    earned_at: instant,
    icon_class: oneOf("shield", "star", "bullhorn", "medal"),
    count: integer,
    goal_id: maybe(idOf("goals")),
  },
  exported: [
    {
      name: "badges",
      columns: [
        "badge_id",
        "display_name",
        "description",
        "earned_at",
        "icon_class",
        "count",
        "goal_id",
      ],
      whose: ["user_id"],
      order: ["earned_at", "badge_id"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});
const check_ins = table({
  columns: {
    id: uniqueText,
    user_id: idOf("users"),
    goal_id: idOf("goals"),
    circle: oneOf(...audiences),
    message: filledText,
    category: text,
    created_at: instant,
  },
  exported: [
    {
      name: "checkins",
      columns: ["id", "goal_id", "circle", "message", "category", "created_at"],
      whose: ["user_id"],
      order: ["created_at", "id"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

const weekly_check_ins = table({
  columns: {
    id: uniqueText,
    goal_id: idOf("goals"),
    user_id: idOf("users"),
    period: day,
    at: instant,
    circle: oneOf(...audiences),
    health: oneOf(...healths),
    kept: maybe(oneOf(...keptAnswers)),
    obstacle: text,
    help: text,
    promise: text,
    seen_at: maybe(instant),
    seen_by: maybe(idOf("users")),
    /** Grows with each correction. */
    rev: withDefault(integer),
  },
  exported: [
    {
      name: "weeklyCheckIns",
      columns: [
        "id",
        "goal_id",
        "period",
        "at",
        "circle",
        "health",
        "kept",
        "obstacle",
        "help",
        "promise",
        "seen_at",
      ],
      whose: ["user_id"],
      order: ["at", "id"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

const comebacks = table({
  columns: {
    goal_id: idOf("goals"),
    user_id: idOf("users"),
    day,
    kind: oneOf(...comebackKinds),
    /** The Monday of the owner's week. */
    week: day,
    at: instant,
  },
  exported: [
    {
      name: "comebacks",
      columns: ["goal_id", "day", "kind", "week", "at"],
      whose: ["user_id"],
      order: ["goal_id", "week"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

const user_stats = table({
  columns: {
    user_id: idOf("users"),
    stat: oneOf("sharing"),
    count,
    last_shared_at: instant,
  },
  exported: [
    {
      name: "userStats",
      columns: ["stat", "count", "last_shared_at"],
      whose: ["user_id"],
      order: ["stat"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

export const activityTables = {
  milestone_pages,
  daily_activity,
  badges,
  check_ins,
  weekly_check_ins,
  comebacks,
  user_stats,
};
