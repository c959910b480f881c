import type { Webhook, WebhookDelivery } from "#contract/webhooks.ts";
import type { DeliveryState, WebhookState } from "#domain/webhook.ts";
import { words as webhookWords } from "#domain/webhook.words.ts";
import type { Tone } from "#web/ui/tone.ts";
import { words } from "./webhooks.words.ts";

interface StateBadge {
  readonly tone: Tone;
  readonly words: string;
}

export const stateBadges: Readonly<Record<WebhookState, StateBadge>> = {
  on: { tone: "green", words: words.on },
  off: { tone: "grey", words: words.off },
  failing: { tone: "red", words: words.turnedOff },
  gone: { tone: "red", words: words.turnedOff },
};

export const deliveryBadges: Readonly<Record<DeliveryState, StateBadge>> = {
  sent: { tone: "green", words: words.delivered },
  waiting: { tone: "amber", words: words.waiting },
  failed: { tone: "red", words: words.failed },
};

export function hostOf({ url }: Pick<Webhook, "url">): string {
  return new URL(url).host;
}

// product 34.7
export function turnedOffWords(webhook: Webhook): string | null {
  const host = hostOf(webhook);
  switch (webhook.state) {
    case "failing":
      return words.failingOff(host);
    case "gone":
      return words.goneOff(host);
    case "on":
    case "off":
      return null;
  }
}

export function eventList({ events }: Pick<Webhook, "events">): string {
  return events.map((event) => webhookWords.events[event]).join(", ");
}

export function tryWords({ attempts, answer, fault }: WebhookDelivery): string {
  const parts = [attempts > 0 && words.tries(attempts), answer !== null && words.answer(answer)];
  const said = fault !== null && webhookWords.faults[fault];
  return [...parts, said].filter((part) => part !== false).join(". ");
}
