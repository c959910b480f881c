import { z } from "zod/mini";
import { announcementStates, announcementTypes } from "#domain/announcement.ts";
import * as limits from "#domain/limits.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, text } from "./fields.ts";

// Twice the limit: the domain rule refuses longer text in its own words, after trimming.
const draft = z.strictObject({
  type: z.enum(announcementTypes),
  subject: text(limits.mailSubject * 2),
  text: text(limits.announcementText * 2),
});

const announcement = z.strictObject({
  id,
  /** In order of confirmation. */
  number: z.int(),
  type: z.enum(announcementTypes),
  subject: z.string(),
  text: z.string(),
  createdAt: instant,
  /** Null if the admin is gone. */
  authorName: z.nullable(z.string()),
  state: z.enum(announcementStates),
  /** Expected when confirmed. */
  recipients: z.int(),
  queued: z.int(),
  /** Counted once all are written. */
  sent: z.int(),
  failed: z.int(),
  pending: z.int(),
  /** Turned off, or address changed, before sending. */
  withdrawn: z.int(),
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
  summary:
    "How many people would get each type of announcement now; of all people, how many are disabled and how many others have no verified address: the rest turned it off",
  output: z.strictObject({
    announcement: z.int(),
    marketing: z.int(),
    people: z.int(),
    disabled: z.int(),
    unverified: z.int(),
  }),
});
export type Audience = z.output<typeof countRecipients.output>;

export const previewAnnouncement = endpoint({
  method: "POST",
  path: "/api/admin/announcements/preview",
  right: "announcement.send",
  counted: { because: "it writes nothing" },
  summary: "The mail that an announcement would be, as HTML and as text; nothing is kept or sent",
  input: draft,
  output: z.strictObject({ subject: z.string(), html: z.string(), text: z.string() }),
});

export const sendAnnouncement = endpoint({
  method: "POST",
  path: "/api/admin/announcements",
  right: "announcement.send",
  counted: "announcement",
  summary: "Send an announcement to everybody with a verified address who wants its type",
  input: draft,
  output: z.strictObject({ announcement }),
  keyed: true,
});

export const stopAnnouncement = endpoint({
  method: "POST",
  path: "/api/admin/announcements/stop",
  right: "announcement.send",
  counted: "admin",
  summary:
    "Stop an announcement: what has not left does not leave. Stopping it once more changes nothing",
  input: z.strictObject({ id }),
  output: z.strictObject({ announcement }),
});
