import { noteTypes } from "#domain/coaching-note.ts";
import type { InvitationEnd } from "#domain/invitation.ts";
import {
  filledText,
  flag,
  idOf,
  instant,
  integer,
  maybe,
  oneOf,
  sequence,
  table,
  text,
  uniqueText,
  withDefault,
} from "../table.ts";

const invitations = table({
  columns: {
    id: uniqueText,
    goal_id: idOf("goals"),
    created_at: instant,
    expires_at: instant,
    ended: maybe(oneOf<InvitationEnd>("used", "withdrawn", "expired", "completed")),
    ended_at: maybe(instant),
    used_by: maybe(idOf("users")),
  },
  exported: [
    {
      name: "invitations",
      columns: [
        "goal_id",
        "created_at",
        "expires_at",
        "ended",
        "ended_at",
        'coalesce(t.used_by = $1, false) as "usedByYou"',
      ],
      whose: ["owner", "used_by"],
      order: ["created_at", "id"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

const coaching_notes = table({
  columns: {
    id: uniqueText,
    goal_id: idOf("goals"),
    coach_id: maybe(idOf("users")),
    coach_name: text,
    note: filledText,
    type: oneOf(...noteTypes),
    created_at: instant,
    is_read: withDefault(flag),
    nudge: withDefault(flag),
    /** The first reply that the note's author has neither read nor answered. */
    unread_reply_at: maybe(instant),
    rev: withDefault(integer),
  },
  exported: [
    {
      name: "coachingNotes",
      columns: [
        "id",
        "goal_id",
        "coach_name",
        "note",
        "type",
        "created_at",
        "is_read",
        'coalesce(t.coach_id = $1, false) as "byYou"',
      ],
      whose: ["owner", "coach_id"],
      order: ["created_at", "id"],
    },
  ],
  onErase: "goes",
  coachName: { column: "coach_name", person: "coach_id" },
  inBackup: true,
});

const note_replies = table({
  columns: {
    id: uniqueText,
    note_id: idOf("coaching_notes"),
    author_id: maybe(idOf("users")),
    by: oneOf("owner", "coach"),
    name: text,
    text: filledText,
    created_at: instant,
    number: sequence,
  },
  goal: "(select goal_id from coaching_notes where id = t.note_id)",
  exported: [
    {
      name: "noteReplies",
      columns: [
        "id",
        "note_id",
        "by",
        "name",
        "text",
        "created_at",
        'coalesce(t.author_id = $1, false) as "byYou"',
      ],
      whose: ["owner", "author_id"],
      order: ["number"],
    },
  ],
  onErase: "goes",
  coachName: { column: "name", person: "author_id", where: "t.by = 'coach'" },
  inBackup: true,
});

const coach_private_notes = table({
  columns: {
    id: uniqueText,
    goal_id: idOf("goals"),
    coach_id: idOf("users"),
    text: filledText,
    created_at: instant,
    changed_at: maybe(instant),
    rev: withDefault(integer),
  },
  exported: [
    {
      // Visible to the coach only: not the goal's owner (threats T74).
      name: "privateNotes",
      columns: ["id", "goal_id", "text", "created_at", "changed_at"],
      whose: ["coach_id"],
      order: ["created_at", "id"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

export const coachingTables = { invitations, coaching_notes, note_replies, coach_private_notes };
