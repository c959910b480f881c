import type { Webhook, WebhookDelivery } from "#contract/webhooks.ts";
import {
  eventWords,
  faultWords,
  type DeliveryState,
  type WebhookEvent,
  type WebhookState,
} from "#domain/webhook.ts";
import type { Tone } from "#web/ui/tone.ts";

interface StateBadge {
  readonly tone: Tone;
  readonly words: string;
}

export const stateBadges: Readonly<Record<WebhookState, StateBadge>> = {
  on: { tone: "green", words: "On" },
  off: { tone: "grey", words: "Off" },
  failing: { tone: "red", words: "Turned off" },
  gone: { tone: "red", words: "Turned off" },
};

export const deliveryBadges: Readonly<Record<DeliveryState, StateBadge>> = {
  sent: { tone: "green", words: "Delivered" },
  waiting: { tone: "amber", words: "Waiting" },
  failed: { tone: "red", words: "Failed" },
};

export const eventHints: Readonly<Record<WebhookEvent, string>> = {
  "goal.completed": "goal.completed: the ids of the goal and its owner.",
  "coach.accepted": "coach.accepted: the ids of the goal, its owner and its coach.",
  "check_in.missed": "check_in.missed: the ids of the goal and its owner, and the period.",
};

export function hostOf({ url }: Pick<Webhook, "url">): string {
  return new URL(url).host;
}

// product 34.7
export function turnedOffWords(webhook: Webhook): string | null {
  const host = hostOf(webhook);
  switch (webhook.state) {
    case "failing":
      return `The webhook to ${host} was turned off: it had failed for days. What happens now is not told there.`;
    case "gone":
      return `The webhook to ${host} was turned off: its receiver answered that it is gone.`;
    case "on":
    case "off":
      return null;
  }
}

export function eventList({ events }: Pick<Webhook, "events">): string {
  return events.map((event) => eventWords[event]).join(", ");
}

export function tryWords({ attempts, answer, fault }: WebhookDelivery): string {
  const tries = attempts === 1 ? "1 try" : `${attempts} tries`;
  const parts = [attempts > 0 && tries, answer !== null && `Answer ${answer}`];
  const said = fault !== null && faultWords[fault];
  return [...parts, said].filter((part) => part !== false).join(". ");
}
