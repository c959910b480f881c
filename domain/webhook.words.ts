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
    address: "The address cannot be used",
    private: "The address leads into a private network",
    "no-address": "The name of the address was not found",
    connection: "No connection",
    certificate: "The certificate is not valid",
    time: `No answer within ${limits.webhookSeconds} seconds`,
    redirect: "The answer leads elsewhere, which is not followed",
    answer: "The answer says that it failed",
    secret: "The secret cannot be read: change it",
    "turned-off": "The webhook was turned off",
    restored: "It may have been sent before a backup was restored",
  } satisfies Record<DeliveryFault, string>,
};
