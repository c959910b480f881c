import { announcementStates, announcementTypes } from "#domain/announcement.ts";
import { languages } from "#domain/language.ts";
import { mailTypes } from "#domain/mail.ts";
import { factsSql } from "#server/platform/mail/mail-columns.ts";
import {
  count,
  day,
  filledText,
  idOf,
  instant,
  integer,
  jsonObject,
  maybe,
  oneOf,
  sequence,
  table,
  text,
  uniqueText,
  withDefault,
} from "../table.ts";

const email_messages = table({
  columns: {
    id: uniqueText,
    number: sequence,
    message_id: uniqueText,
    user_id: idOf("users"),
    recipient: text,
    type: oneOf(...mailTypes),
    period: text,
    facts: maybe(jsonObject()),
    /** Null for the server's default. */
    language: maybe(oneOf(...languages)),
    status: withDefault(oneOf("pending", "sent", "failed", "withdrawn")),
    attempts: withDefault(integer),
    due_at: withDefault(instant),
    lease_until: maybe(instant),
    lease_id: maybe(text),
    created_at: instant,
    sent_at: maybe(instant),
    error: maybe(text),
  },
  exported: [
    {
      name: "emails",
      columns: ["recipient", "type", "period", factsSql("t"), "status", "created_at", "sent_at"],
      whose: ["user_id"],
      order: ["number"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

const email_verifications = table({
  columns: {
    id: uniqueText,
    token_hash: uniqueText,
    user_id: idOf("users"),
    email: text,
    created_at: instant,
    expires_at: instant,
  },
  exported: [
    {
      name: "emailVerifications",
      columns: ["email", "created_at", "expires_at"],
      whose: ["user_id"],
      order: ["created_at", "id"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

const email_daily = table({
  columns: { day, type: oneOf(...mailTypes), sent: instant, failed: instant },
  exported: "nobody's",
  onErase: "stays",
  inBackup: true,
});

const invited_addresses = table({
  columns: { address_hash: uniqueText, invited_at: maybe(instant), refused_at: maybe(instant) },
  exported: "nobody's",
  onErase: "stays",
  inBackup: true,
});

const announcements = table({
  columns: {
    id: uniqueText,
    number: sequence,
    type: oneOf(...announcementTypes),
    subject: filledText,
    body: filledText,
    author_id: maybe(idOf("users")),
    created_at: instant,
    recipients: count,
    state: withDefault(oneOf(...announcementStates)),
    looked_to: withDefault(text),
    queued: withDefault(instant),
    sent: maybe(instant),
    failed: maybe(instant),
    withdrawn: maybe(instant),
    stopped_at: maybe(instant),
  },
  exported: [
    {
      name: "announcements",
      columns: ["type", "subject", "t.body as text", "created_at"],
      whose: ["author_id"],
      order: ["number"],
    },
  ],
  onErase: "stays",
  inBackup: true,
});

const announcement_figures = table({
  columns: {
    announcement_id: idOf("announcements"),
    lane: count,
    sent: instant,
    failed: instant,
    withdrawn: instant,
  },
  exported: "nobody's",
  onErase: "stays",
  inBackup: true,
});

export const mailTables = {
  email_messages,
  email_verifications,
  email_daily,
  invited_addresses,
  announcements,
  announcement_figures,
};
