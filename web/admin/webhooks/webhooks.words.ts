import type { ReactNode } from "react";
import * as limits from "#domain/limits.ts";
import type { WebhookEvent } from "#domain/webhook.ts";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "Webhooks",
  what: "Other systems are told what happens: ids and names of events, never anybody's words.",
  loading: "Loading webhooks...",
  none: "There are none.",
  failingOff: (host: string) =>
    `The webhook to ${host} was turned off: it had failed for days. What happens now is not told there.`,
  goneOff: (host: string) =>
    `The webhook to ${host} was turned off: its receiver answered that it is gone.`,

  on: "On",
  off: "Off",
  turnedOff: "Turned off",
  facts: (events: string, made: ReactNode) => parts(events, ". Made ", made, "."),
  failingSince: (time: ReactNode) => parts(" It has failed since ", time, "."),
  formerSecretUntil: (time: ReactNode) =>
    parts(" The secret before this one signs too until ", time, "."),

  deliveries: "Deliveries",
  ofWebhook: (host: string) => ` of the webhook to ${host}`,
  sendTest: "Send a test event",
  toHost: (host: string) => ` to ${host}`,
  testSent: (host: string) => `A test event is on its way to ${host}.`,
  turnOff: "Turn off",
  turnOn: "Turn on",
  theWebhook: (host: string) => ` the webhook to ${host}`,
  isOff: (host: string) => `The webhook to ${host} is off.`,
  isOn: (host: string) => `The webhook to ${host} is on.`,
  changeSecret: "Change the secret",

  remove: "Remove",
  removeQuestion: (host: string) => `Remove the webhook to ${host}?`,
  removeWhat:
    "Its deliveries go too, and what waits for it is not sent. Turning it off keeps them.",
  cancel: "Cancel",
  removed: (host: string) => `The webhook to ${host} is removed.`,

  deliveriesTo: (host: string) => `Deliveries to ${host}`,
  loadingDeliveries: "Loading deliveries...",
  nothingSent: `Nothing was sent in the last ${limits.webhookDeliveryDays} days.`,
  delivered: "Delivered",
  waiting: "Waiting",
  failed: "Failed",
  tries: (count: number) => (count === 1 ? "1 try" : `${count} tries`),
  answer: (status: number) => `Answer ${status}`,
  nextTry: (tries: number, time: ReactNode) => parts(tries > 0 ? ". Next try " : "Next try ", time),
  sendAgain: "Send again",
  theEvent: (event: string) => ` the event ${event}`,
  sentAgain: (event: string, host: string) => `${event} is on its way to ${host} again.`,
  showEarlier: "Show earlier deliveries",

  newWebhook: "New webhook",
  address: "Address",
  addressHint: "Where events are sent to, by POST.",
  eventHints: {
    "goal.completed": "goal.completed: the ids of the goal and its owner.",
    "coach.accepted": "coach.accepted: the ids of the goal, its owner and its coach.",
    "check_in.missed": "check_in.missed: the ids of the goal and its owner, and the period.",
  } satisfies Readonly<Record<WebhookEvent, string>>,
  make: "Make webhook",

  copyNow: (host: string) => `Copy the secret of the webhook to ${host} now.`,
  secretOf: (host: string) => `The secret of the webhook to ${host}`,
  secretHint: "It will not be shown again. The receiver checks by it that an event came from here.",
  newSecretHint: `It will not be shown again. The receiver checks by it that an event came from here. The one before it signs too for ${limits.webhookSecretHours} hours.`,
  secretCopied: "Secret copied.",
  copyFailed: "That could not be copied. It is selected: copy it by hand.",
  copySecret: "Copy secret",
  secretDone: "Done",
};
