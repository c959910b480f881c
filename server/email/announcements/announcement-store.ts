import type { Announcement } from "#contract/announcements.ts";
import type { AnnouncementDraft } from "#domain/announcement.ts";
import { listedAs } from "#domain/listed-user.ts";
import * as limits from "#domain/limits.ts";
import type { Queryable, Statement, Transaction } from "#server/platform/db/database.ts";

interface Row extends Omit<Announcement, "authorName"> {
  readonly author: {
    readonly fullName: string | null;
    readonly displayName: string | null;
    readonly email: string | null;
  } | null;
}

// Workers keep the figures (`mail_settle`): counting a million mails takes seconds.
const columns = `select a.id, a.number, a.type, a.subject, a.body as text, a.created_at as "createdAt", a.state,
    a.recipients, a.queued, coalesce(a.sent, f.sent) as sent, coalesce(a.failed, f.failed) as failed,
    case when a.state = 'settled' then 0 else greatest(a.queued - f.sent - f.failed - f.withdrawn, 0) end as pending,
    coalesce(a.withdrawn, f.withdrawn) as withdrawn, a.stopped_at as "stoppedAt",
    case when u.id is not null then jsonb_build_object(
      'fullName', u.full_name, 'displayName', u.display_name, 'email', u.email) end as author
  from announcements a left join users u on u.id = a.author_id
  cross join lateral (select coalesce(sum(f.sent), 0)::bigint as sent, coalesce(sum(f.failed), 0)::bigint as failed,
      coalesce(sum(f.withdrawn), 0)::bigint as withdrawn
    from announcement_figures f where f.announcement_id = a.id) f`;

const newest: Statement = {
  name: "announcements_newest",
  sql: `${columns} where a.number < $1 order by a.number desc limit ${limits.announcementsPerPage + 1}`,
};

const one: Statement = { name: "announcement_one", sql: `${columns} where a.id = $1` };

function announcementOf({ author, ...row }: Row): Announcement {
  const authorName = author && (author.email ?? listedAs(author).fullName);
  return { ...row, authorName };
}

export async function readNewestAnnouncements(
  db: Queryable,
  before: number,
): Promise<Announcement[]> {
  return (await db.run<Row>(newest, [before])).map(announcementOf);
}

export async function readAnnouncement(
  db: Queryable,
  id: string,
): Promise<Announcement | undefined> {
  return (await db.run<Row>(one, [id])).map(announcementOf)[0];
}

export interface NewAnnouncement extends AnnouncementDraft {
  readonly id: string;
  readonly authorId: string;
  readonly recipients: number;
  readonly at: number;
}

/** Its mails are queued later, in batches. */
export async function writeAnnouncement(tx: Transaction, news: NewAnnouncement): Promise<void> {
  const { id, type, subject, text, authorId, recipients, at } = news;
  await tx.kysely
    .insertInto("announcements")
    .values({ id, type, subject, body: text, author_id: authorId, recipients, created_at: at })
    .execute();
}
