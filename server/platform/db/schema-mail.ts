import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { AnnouncementState, AnnouncementType } from "#domain/announcement.ts";
import type { MailType } from "#domain/mail.ts";

interface EmailMessages {
  id: string;
  number: GeneratedAlways<number>;
  message_id: string;
  user_id: string;
  recipient: string;
  type: MailType;
  period: string;
  facts: ColumnType<object | null, string, string | null>;
  status: Generated<"pending" | "sent" | "failed" | "withdrawn">;
  attempts: Generated<number>;
  due_at: Generated<number>;
  lease_until: Generated<number | null>;
  lease_id: Generated<string | null>;
  created_at: number;
  sent_at: Generated<number | null>;
  error: Generated<string | null>;
}

interface EmailDaily {
  day: string;
  type: MailType;
  sent: number;
  failed: number;
}

interface EmailVerifications {
  id: string;
  token_hash: string;
  user_id: string;
  email: string;
  created_at: number;
  expires_at: number;
}

interface Announcements {
  id: string;
  number: GeneratedAlways<number>;
  type: AnnouncementType;
  subject: string;
  body: string;
  author_id: string | null;
  created_at: number;
  recipients: number;
  state: Generated<AnnouncementState>;
  looked_to: Generated<string>;
  queued: Generated<number>;
  sent: Generated<number | null>;
  failed: Generated<number | null>;
  withdrawn: Generated<number | null>;
  stopped_at: Generated<number | null>;
}

interface AnnouncementFigures {
  announcement_id: string;
  lane: number;
  sent: number;
  failed: number;
  withdrawn: number;
}

interface InvitedAddresses {
  address_hash: string;
  invited_at: number | null;
  refused_at: number | null;
}

export interface MailTables {
  email_messages: EmailMessages;
  email_daily: EmailDaily;
  email_verifications: EmailVerifications;
  announcements: Announcements;
  announcement_figures: AnnouncementFigures;
  invited_addresses: InvitedAddresses;
}
