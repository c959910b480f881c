import type { Generated } from "kysely";
import type { TokenScope } from "#domain/policy.ts";

interface AccessTokens {
  id: string;
  user_id: string;
  name: string;
  token_hash: string;
  scope: TokenScope;
  created_at: number;
  expires_at: number;
  last_used_at: Generated<number | null>;
}

interface CalendarFeeds {
  user_id: string;
  id: string;
  address_hash: string;
  created_at: number;
  last_read_at: Generated<number | null>;
}

interface MilestonePages {
  goal_id: string;
  id: string;
  slug_hash: string;
  title: string;
  with_name: boolean;
  percent: number;
  completed: boolean;
  day: string;
  created_at: number;
  changed_at: number;
}

export interface EverywhereTables {
  access_tokens: AccessTokens;
  calendar_feeds: CalendarFeeds;
  milestone_pages: MilestonePages;
}
