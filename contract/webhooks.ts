import { z } from "zod/mini";
import * as limits from "#domain/limits.ts";
import {
  deliveredEvents,
  deliveryFaults,
  deliveryStates,
  webhookEvents,
  webhookStates,
} from "#domain/webhook.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, nothing, text } from "./fields.ts";

/** The secret is shown only when made or changed (product 34.4). */
const webhook = z.strictObject({
  id,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  state: z.enum(webhookStates),
  createdAt: instant,
  /** Null while on. */
  offAt: z.nullable(instant),
  /** Null after a successful try. */
  failingSince: z.nullable(instant),
  /** Expiry of the previous secret. */
  formerUntil: z.nullable(instant),
});
export type Webhook = z.output<typeof webhook>;

/** Only the status of a response is kept. */
const delivery = z.strictObject({
  id,
  number: z.int(),
  type: z.enum(deliveredEvents),
  createdAt: instant,
  status: z.enum(deliveryStates),
  attempts: z.int(),
  /** Null before the first try. */
  triedAt: z.nullable(instant),
  /** While waiting. */
  dueAt: z.nullable(instant),
  answer: z.nullable(z.int()),
  fault: z.nullable(z.enum(deliveryFaults)),
});
export type WebhookDelivery = z.output<typeof delivery>;

const ofOne = z.strictObject({ webhookId: id });

export const readWebhooks = endpoint({
  method: "GET",
  path: "/api/admin/webhooks",
  right: "webhook.read",
  summary: "The webhooks, in the order in which they were made",
  output: z.strictObject({ webhooks: z.array(webhook) }),
});

export const createWebhook = endpoint({
  method: "POST",
  path: "/api/admin/webhooks",
  right: "webhook.manage",
  counted: "admin",
  summary: "Make a webhook. The answer holds the secret that signs what is sent to it, this once",
  // Twice the limit: the domain rule refuses in its own words.
  input: z.strictObject({
    url: text(limits.webhookUrl * 2),
    events: z.array(z.enum(webhookEvents)).check(z.maxLength(webhookEvents.length)),
  }),
  output: z.strictObject({ webhook, secret: z.string() }),
});

export const switchWebhook = endpoint({
  method: "POST",
  path: "/api/admin/webhooks/switch",
  right: "webhook.manage",
  counted: "admin",
  summary: "Turn a webhook on or off. What waits for one that is turned off has failed",
  input: z.strictObject({ webhookId: id, on: z.boolean() }),
  output: z.strictObject({ webhook }),
});

export const changeWebhookSecret = endpoint({
  method: "POST",
  path: "/api/admin/webhooks/secret",
  right: "webhook.manage",
  counted: "admin",
  summary: "Change the secret of a webhook; the one before it signs beside it for a day",
  input: ofOne,
  output: z.strictObject({ webhook, secret: z.string() }),
});

export const removeWebhook = endpoint({
  method: "POST",
  path: "/api/admin/webhooks/remove",
  right: "webhook.manage",
  counted: "admin",
  summary: "Remove a webhook with its deliveries",
  input: ofOne,
  output: nothing,
});

export const readWebhookDeliveries = endpoint({
  method: "GET",
  path: "/api/admin/webhooks/deliveries",
  right: "webhook.read",
  summary: "What went to a webhook, newest first; before names the number that a page ends at",
  query: z.strictObject({
    webhookId: id,
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
  }),
  output: z.strictObject({ deliveries: z.array(delivery), next: z.nullable(z.string()) }),
});

export const testWebhook = endpoint({
  method: "POST",
  path: "/api/admin/webhooks/test",
  right: "webhook.manage",
  counted: "admin",
  summary: "Send a test event to a webhook that is on",
  input: ofOne,
  output: nothing,
});

export const sendDeliveryAgain = endpoint({
  method: "POST",
  path: "/api/admin/webhooks/deliveries/again",
  right: "webhook.manage",
  counted: "admin",
  summary: "Send a delivery that is over again, under its id, to a webhook that is on",
  input: z.strictObject({ webhookId: id, deliveryId: id }),
  output: nothing,
});
