import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Day } from "#domain/day.ts";
import type {
  DeliveredEvent,
  DeliveryFault,
  DeliveryState,
  WebhookEvent,
  WebhookState,
} from "#domain/webhook.ts";

interface Webhooks {
  id: string;
  url: string;
  events: ColumnType<readonly WebhookEvent[], string, string>;
  /** Sealed under the server's key. */
  secret: string;
  former_secret: Generated<string | null>;
  former_until: Generated<number | null>;
  state: Generated<WebhookState>;
  created_at: number;
  on_since: number;
  off_at: Generated<number | null>;
  failures: Generated<number>;
  failing_since: Generated<number | null>;
  lease_id: Generated<string | null>;
  lease_until: Generated<number | null>;
  looked_at: Generated<number>;
  /** By the database's clock. */
  resting_until: Generated<number | null>;
}

interface WebhookDeliveries {
  id: string;
  number: GeneratedAlways<number>;
  webhook_id: string;
  type: DeliveredEvent;
  occasion: string;
  goal_id: string | null;
  owner_id: string | null;
  coach_id: string | null;
  period: Day | null;
  created_at: number;
  due_at: number;
  attempts: Generated<number>;
  status: Generated<DeliveryState>;
  tried_at: Generated<number | null>;
  answer: Generated<number | null>;
  fault: Generated<DeliveryFault | null>;
}

export interface WebhookTables {
  webhooks: Webhooks;
  webhook_deliveries: WebhookDeliveries;
}
