import { expect } from "@playwright/test";
import { errors } from "#contract/errors.ts";
import {
  createWebhook,
  readWebhookDeliveries,
  readWebhooks,
  type Webhook,
  type WebhookDelivery,
} from "#contract/webhooks.ts";
import { webhookEvents } from "#domain/webhook.ts";
import { newAdmin, signInAsAdmin } from "./admin.fixture.ts";
import type { Walk } from "./screens.fixture.ts";

const AT = Date.UTC(2026, 2, 10, 11);
const HOUR = 3_600_000;

function webhook(name: string, over: Partial<Webhook> = {}): Webhook {
  return {
    id: name.padEnd(22, "x"),
    url: `https://${name}.example.org/cairn/events?channel=goals-and-coaches-of-the-whole-house`,
    events: [...webhookEvents],
    state: "on",
    createdAt: AT - 900 * HOUR,
    offAt: null,
    failingSince: null,
    formerUntil: null,
    ...over,
  };
}

const everyState = [
  webhook("chat", { formerUntil: AT + HOUR }),
  webhook("people", { events: ["coach.accepted"], failingSince: AT - HOUR }),
  webhook("lost", { state: "failing", offAt: AT }),
];

function delivery(number: number, over: Partial<WebhookDelivery> = {}): WebhookDelivery {
  return {
    id: String(number).padStart(22, "d"),
    number,
    type: "goal.completed",
    createdAt: AT - number * HOUR,
    status: "sent",
    attempts: 1,
    triedAt: AT,
    dueAt: null,
    answer: 204,
    fault: null,
    ...over,
  };
}

const everyOutcome = [
  delivery(6, { type: "webhook.test", status: "waiting", attempts: 0, answer: null, dueAt: AT }),
  delivery(5, { status: "waiting", attempts: 3, answer: null, fault: "time", dueAt: AT + HOUR }),
  delivery(2, { status: "failed", attempts: 10, answer: null, fault: "certificate" }),
];

/** Webhooks on the admin's dashboard: none, each state, their deliveries, a secret, what is refused. */
export const webhooksWalk: Walk = {
  name: "admin-webhooks",
  async walk({ page, guard, server, look }) {
    const answered = (path: string, json: object) =>
      page.route(`**${path}`, (route) => route.fulfill({ json }));
    const panel = page.getByRole("region", { name: "Webhooks" });
    const button = (name: string) => panel.getByRole("button", { name, exact: true });

    await signInAsAdmin(page, await newAdmin(server));
    await expect(panel.getByText("No webhooks yet.")).toBeVisible();
    await look("admin-webhooks-empty");

    guard.tolerates(/^Failed to load resource: the server responded with a status of 400/);
    await panel.getByLabel("Address").fill("https://127.0.0.1/");
    await button("Create webhook").click();
    await expect(panel.getByText(errors["webhook.url-private"].text())).toBeVisible();
    await look("admin-webhooks-refused");

    const made = webhook("chat");
    const secret = `whsec_${"s".repeat(43)}=`;
    await page.route(`**${createWebhook.path}`, (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ json: { webhook: made, secret } })
        : route.fallback(),
    );
    await button("Create webhook").click();
    await expect(panel.getByLabel("Webhook secret for chat.example.org")).toBeFocused();
    await look("admin-webhooks-secret");

    await answered(readWebhooks.path, { webhooks: everyState });
    await answered(`${readWebhookDeliveries.path}?*`, { deliveries: everyOutcome, next: "1" });
    await page.reload();
    await button("Deliveries of the webhook to chat.example.org").click();
    await expect(button("Show earlier deliveries")).toBeVisible();
    await look("admin-webhooks");

    await button("Remove the webhook to chat.example.org").click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await look("admin-webhooks-remove");
  },
};
