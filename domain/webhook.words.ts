import * as limits from "./limits.ts";
import type { DeliveredEvent, DeliveryFault } from "./webhook.ts";

export const words = {
  events: {
    "goal.completed": "Goal completed",
    "coach.accepted": "Coach accepted",
    "check_in.missed": "Check-in missed",
    "webhook.test": "Test event",
  } satisfies Record<DeliveredEvent, string>,

  faults: {
    address: "This address can't be used",
    private: "This address is on a private network",
    "no-address": "The host name wasn't found",
    connection: "No connection",
    certificate: "The certificate isn't valid",
    time: `No answer within ${limits.webhookSeconds} seconds`,
    redirect: "The receiver redirected, and redirects aren't followed",
    answer: "The receiver returned an error",
    secret: "The secret can't be read. Change it.",
    "turned-off": "The webhook was turned off",
    restored: "May have been sent before a backup was restored",
  } satisfies Record<DeliveryFault, string>,
};
