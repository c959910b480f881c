import type { ReactNode } from "react";
import * as limits from "#domain/limits.ts";
import type { WebhookEvent } from "#domain/webhook.ts";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "Webhooks",
  what: "Notify other systems when something happens. Events contain only IDs and the event's name, never what people wrote.",
  loading: "Loading webhooks...",
  none: "No webhooks yet.",
  failingOff: (host: string) =>
    `The webhook to ${host} was turned off after failing for several days. It no longer receives events.`,
  goneOff: (host: string) =>
    `The webhook to ${host} was turned off because its receiver answered “410 Gone”.`,

  on: "On",
  off: "Off",
  turnedOff: "Turned off",
  facts: (events: string, made: ReactNode) => parts(events, ". Created ", made, "."),
  failingSince: (time: ReactNode) => parts(" Failing since ", time, "."),
  formerSecretUntil: (time: ReactNode) =>
    parts(" The previous secret stays valid until ", time, "."),

  deliveries: "Deliveries",
  ofWebhook: (host: string) => ` of the webhook to ${host}`,
  sendTest: "Send test event",
  toHost: (host: string) => ` to ${host}`,
  testSent: (host: string) => `A test event is on its way to ${host}.`,
  turnOff: "Turn off",
  turnOn: "Turn on",
  theWebhook: (host: string) => ` the webhook to ${host}`,
  isOff: (host: string) => `The webhook to ${host} is off.`,
  isOn: (host: string) => `The webhook to ${host} is on.`,
  changeSecret: "Change secret",

  remove: "Remove",
  removeQuestion: (host: string) => `Remove the webhook to ${host}?`,
  removeWhat:
    "This also removes its deliveries. Waiting events won't be sent. To keep the deliveries, turn the webhook off instead.",
  cancel: "Cancel",
  removed: (host: string) => `The webhook to ${host} was removed.`,

  deliveriesTo: (host: string) => `Deliveries to ${host}`,
  loadingDeliveries: "Loading deliveries...",
  nothingSent: `No deliveries in the last ${limits.webhookDeliveryDays} days.`,
  delivered: "Delivered",
  waiting: "Waiting",
  failed: "Failed",
  tries: (count: number) => (count === 1 ? "1 attempt" : `${count} attempts`),
  answer: (status: number) => `Status ${status}`,
  nextTry: (tries: number, time: ReactNode) =>
    parts(tries > 0 ? ". Next attempt " : "Next attempt ", time),
  sendAgain: "Send again",
  theEvent: (event: string) => ` the event ${event}`,
  sentAgain: (event: string, host: string) => `“${event}” was sent to ${host} again.`,
  showEarlier: "Show earlier deliveries",

  newWebhook: "New webhook",
  address: "Address",
  addressHint: "Events are sent to this address as POST requests.",
  eventHints: {
    "goal.completed": "goal.completed: IDs of the goal and its owner",
    "coach.accepted": "coach.accepted: IDs of the goal, its owner and its coach",
    "check_in.missed": "check_in.missed: IDs of the goal and its owner, and the period",
  } satisfies Readonly<Record<WebhookEvent, string>>,
  make: "Create webhook",

  copyNow: (host: string) => `Copy the secret for ${host} now.`,
  secretOf: (host: string) => `Webhook secret for ${host}`,
  secretHint:
    "It won't be shown again. The receiver uses it to check that events come from this server.",
  newSecretHint: `It won't be shown again. The receiver uses it to check that events come from this server. The previous secret stays valid for ${limits.webhookSecretHours} hours.`,
  secretCopied: "Secret copied.",
  copyFailed: "That couldn't be copied. It's selected, so you can copy it yourself.",
  copySecret: "Copy secret",
  secretDone: "Done",
};
