import type { Hono } from "hono";
import {
  countRecipients,
  previewAnnouncement,
  readAnnouncements,
} from "#contract/announcements.ts";
import { draftedAnnouncement } from "#domain/announcement.ts";
import { dayOf } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { isRefused } from "#domain/refusal.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Slice } from "#server/platform/http/door.ts";
import { composeMail } from "../rendering/compose-mail.ts";
import { readNewestAnnouncements } from "./announcement-store.ts";
import { readRecipients } from "./recipients.ts";
import { sendAnnouncementSlice } from "./send-announcement.ts";
import { stopAnnouncementSlice } from "./stop-announcement.ts";

const list: Slice<typeof readAnnouncements> = {
  endpoint: readAnnouncements,
  act: async ({ deps, query }) => {
    const before = Number(query.before ?? Number.MAX_SAFE_INTEGER);
    const rows = await readNewestAnnouncements(deps.db, before);
    const announcements = rows.slice(0, limits.announcementsPerPage);
    const last = announcements.at(-1);
    const more = rows.length > limits.announcementsPerPage && last !== undefined;
    return { announcements, next: more ? String(last.number) : null };
  },
};

const count: Slice<typeof countRecipients> = {
  endpoint: countRecipients,
  act: ({ deps }) => readRecipients(deps.db),
};

const preview: Slice<typeof previewAnnouncement> = {
  endpoint: previewAnnouncement,
  act: async ({ deps, input, at }) => {
    const draft = draftedAnnouncement(input);
    if (isRefused(draft)) return draft;
    const { type, subject, text } = draft;
    // The preview's unsubscribe link must work for nobody.
    const head = { messageId: "<preview@preview.invalid>", uid: "preview", createdAt: at };
    const { sign, config } = deps;
    const mail = await composeMail(
      {
        type,
        facts: { subject, text },
        ...head,
        recipient: "reader@example.org",
        language: null,
      },
      { sign, publicUrl: config.publicUrl, today: dayOf(at, "UTC") },
    );
    return { subject: mail.subject, html: mail.html, text: mail.text };
  },
};

export function mountAnnouncements(app: Hono, deps: Deps): void {
  handle(app, deps, list);
  handle(app, deps, count);
  handle(app, deps, preview);
  handle(app, deps, sendAnnouncementSlice);
  handle(app, deps, stopAnnouncementSlice);
}
