import { z } from "zod/mini";
import { announcementStates, announcementTypes } from "#domain/announcement.ts";
import * as limits from "#domain/limits.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, text } from "./fields.ts";

// Twice what the rule takes: it says itself what is too long, after trimming.
const draft = z.strictObject({
  type: z.enum(announcementTypes),
  subject: text(limits.mailSubject * 2),
  text: text(limits.announcementText * 2),
});

/** An announcement that was confirmed, with what became of it so far. */
const announcement = z.strictObject({
  id,
  /** In the order in which they were confirmed. */
  number: z.int(),
  type: z.enum(announcementTypes),
  subject: z.string(),
  text: z.string(),
  createdAt: instant,
  /** Null where the admin is gone. */
  authorName: z.nullable(z.string()),
  state: z.enum(announcementStates),
  /** How many people were to get it when it was confirmed. */
  recipients: z.int(),
  /** Mails written into the outbox. */
  queued: z.int(),
  /** What became of them, counted once all are written. */
  sent: z.int(),
  failed: z.int(),
  pending: z.int(),
  /** Turned off, or without that address, between the writing and the sending. */
  withdrawn: z.int(),
  /** When an admin stopped it; null where nobody did. */
  stoppedAt: z.nullable(instant),
});
export type Announcement = z.output<typeof announcement>;

export const readAnnouncements = endpoint({
  method: "GET",
  path: "/api/admin/announcements",
  right: "announcement.read",
  summary:
    "Announcements with their figures, newest first; before names the number that a page ends at",
  query: z.strictObject({ before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))) }),
  output: z.strictObject({
    announcements: z.array(announcement),
    next: z.nullable(z.string()),
  }),
});

export const countRecipients = endpoint({
  method: "GET",
  path: "/api/admin/announcements/recipients",
  right: "announcement.read",
  summary: "How many people would get each type of announcement now",
  output: z.strictObject({ announcement: z.int(), marketing: z.int() }),
});

export const previewAnnouncement = endpoint({
  method: "POST",
  path: "/api/admin/announcements/preview",
  right: "announcement.send",
  summary: "The mail that an announcement would be, as HTML and as text; nothing is kept or sent",
  input: draft,
  output: z.strictObject({ subject: z.string(), html: z.string(), text: z.string() }),
});

export const sendAnnouncement = endpoint({
  method: "POST",
  path: "/api/admin/announcements",
  right: "announcement.send",
  summary: "Send an announcement to everybody with a verified address who wants its type",
  input: draft,
  output: z.strictObject({ announcement }),
  keyed: true,
});

export const stopAnnouncement = endpoint({
  method: "POST",
  path: "/api/admin/announcements/stop",
  right: "announcement.send",
  summary:
    "Stop an announcement: what has not left does not leave. Stopping it once more changes nothing",
  input: z.strictObject({ id }),
  output: z.strictObject({ announcement }),
});
