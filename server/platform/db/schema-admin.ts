import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Day } from "#domain/day.ts";
import type { Answers } from "#domain/loop-week.ts";

interface AdminCredentials {
  user_id: string;
  email: string;
  /** Lower case, unique. */
  email_key: string;
  password_hash: string;
  totp_secret: Generated<string | null>;
  totp_step: Generated<number>;
  created_at: number;
  last_sign_in_at: Generated<number | null>;
}

interface Attempts {
  account: string;
  address: string;
  failures: number;
  blocked_until: number;
  forget_at: number;
}

interface Audit {
  number: GeneratedAlways<number>;
  at: number;
  action: string;
  actor_id: string | null;
  actor_hash: string | null;
  target_id: string | null;
  target_hash: string | null;
  detail: string | null;
}

interface Erasures {
  uid_hash: string;
  erased_at: number;
}

interface Totals {
  name: "users" | "goals" | "sync" | "mail-days" | "badges" | "loop" | "missed";
  count: number | null;
  counted_at: number | null;
  leased_until: Generated<number>;
  looked_to: Generated<string>;
}

interface LoopWeeks {
  week: Day;
  coached: number;
  done: number;
  due: number;
  missed: number;
  excused: number;
  answers: ColumnType<Answers, string, string>;
  counted_at: number;
  final: boolean;
}

interface SetUpCodes {
  code_hash: string;
  expires_at: number;
  mails_left: number;
}

export interface AdminTables {
  admin_credentials: AdminCredentials;
  attempts: Attempts;
  audit: Audit;
  erasures: Erasures;
  totals: Totals;
  loop_weeks: LoopWeeks;
  set_up_codes: SetUpCodes;
}
