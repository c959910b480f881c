import {
  day,
  filledText,
  idOf,
  instant,
  integer,
  maybe,
  table,
  text,
  uniqueText,
  withDefault,
} from "../table.ts";

const circles = table({
  columns: {
    id: uniqueText,
    name: filledText,
    purpose: text,
    /** Null if they left: then the longest-standing member is (product 41.11). */
    organizer_id: maybe(idOf("users")),
    /** The organizer's day. */
    created_on: day,
    created_at: instant,
    rev: withDefault(integer),
  },
  exported: [
    {
      name: "circles",
      columns: ["id", "name", "purpose", "created_on", "created_at"],
      whose: ["organizer_id"],
      order: ["created_at", "id"],
    },
  ],
  onErase: "stays",
  inBackup: true,
});

const circle_members = table({
  columns: {
    circle_id: idOf("circles"),
    user_id: idOf("users"),
    joined_on: day,
    joined_at: instant,
  },
  exported: [
    {
      name: "circleMemberships",
      columns: [
        "circle_id",
        '(select name from circles where id = t.circle_id) as "circleName"',
        "joined_on",
        "joined_at",
      ],
      whose: ["user_id"],
      order: ["joined_at", "circle_id"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

const circle_goals = table({
  columns: {
    circle_id: idOf("circles"),
    user_id: idOf("users"),
    goal_id: idOf("goals"),
    brought_on: day,
  },
  exported: [
    {
      name: "circleGoals",
      columns: ["circle_id", "goal_id", "brought_on"],
      whose: ["user_id"],
      order: ["circle_id", "goal_id"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

const circle_lines = table({
  columns: {
    circle_id: idOf("circles"),
    user_id: idOf("users"),
    /** Its Monday. */
    week: day,
    line: text,
    /** When help was asked for; null for no ask. */
    asks_at: maybe(instant),
    changed_at: instant,
  },
  exported: [
    {
      name: "circleLines",
      columns: ["circle_id", "week", "line", "asks_at", "changed_at"],
      whose: ["user_id"],
      order: ["week", "circle_id"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

const circle_seen = table({
  columns: {
    circle_id: idOf("circles"),
    /** Whose week. */
    user_id: idOf("users"),
    week: day,
    seen_by: idOf("users"),
    seen_at: instant,
  },
  exported: [
    {
      name: "circleWeeksSeen",
      columns: ["circle_id", "week", "seen_at"],
      whose: ["seen_by"],
      order: ["week", "circle_id", "user_id"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

const circle_messages = table({
  columns: {
    id: uniqueText,
    circle_id: idOf("circles"),
    user_id: idOf("users"),
    week: day,
    text: filledText,
    created_at: instant,
  },
  exported: [
    {
      name: "circleMessages",
      columns: ["id", "circle_id", "week", "text", "created_at"],
      whose: ["user_id"],
      order: ["created_at", "id"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

const circle_invitations = table({
  columns: {
    id: uniqueText,
    circle_id: idOf("circles"),
    created_at: instant,
    expires_at: instant,
    used_at: maybe(instant),
    used_by: maybe(idOf("users")),
  },
  exported: [
    {
      name: "circleInvitations",
      columns: ["circle_id", "created_at", "expires_at", "used_at"],
      whose: ["used_by"],
      order: ["created_at", "id"],
    },
  ],
  onErase: "stays",
  inBackup: true,
});

const circle_reports = table({
  columns: {
    id: uniqueText,
    circle_id: maybe(idOf("circles")),
    reporter_id: idOf("users"),
    text: filledText,
    created_at: instant,
    closed_at: maybe(instant),
  },
  exported: [
    {
      name: "circleReports",
      columns: ["circle_id", "text", "created_at", "closed_at"],
      whose: ["reporter_id"],
      order: ["created_at", "id"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

export const circleTables = {
  circles,
  circle_members,
  circle_goals,
  circle_lines,
  circle_seen,
  circle_messages,
  circle_invitations,
  circle_reports,
};
