import type { Queryable, Statement } from "#server/platform/db/database.ts";
import type { MailBody, MailPart } from "../rendering/mail-body.ts";
import { dashboardButton } from "../rendering/mail-parts.ts";
import type { Envelope, MailKind } from "./mail-kind.ts";

export interface AnnouncementFacts {
  readonly subject: string;
  /** Empty lines separate paragraphs. */
  readonly text: string;
}

const stopped: Statement = {
  name: "mail_stopped",
  sql: `select a.id from email_messages m join announcements a on a.id = m.period
    where m.message_id = $1 and a.stopped_at is not null`,
};

/** product 33.2 */
export async function unlessStopped(
  db: Queryable,
  facts: AnnouncementFacts,
  { messageId }: Envelope,
): Promise<AnnouncementFacts | null> {
  return (await db.run(stopped, [messageId])).length > 0 ? null : facts;
}

export function announcementTemplate({ subject, text }: AnnouncementFacts): MailBody {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return {
    subject,
    heading: subject,
    parts: [
      ...paragraphs.map((paragraph): MailPart => ({ kind: "words", text: paragraph.trim() })),
      dashboardButton(),
    ],
  };
}

export const announcement: MailKind<AnnouncementFacts> = {
  template: announcementTemplate,
  current: unlessStopped,
  sample: {
    subject: "Goals can now be coached",
    text: "From today you can invite a coach to a goal.\n\nOpen a goal, choose Share, and send the link to somebody you trust.",
  },
};
