import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { errors } from "#contract/errors.ts";
import { clipboard } from "#web/sharing/fixtures/share-targets.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { showAdminScreen } from "../fixtures/admin-screen.fixture.tsx";
import {
  MADE_AT,
  oneDelivery,
  oneWebhook,
  SECRET,
  webhookServer,
} from "../fixtures/webhook-server.fixture.ts";
import { WebhooksPanel } from "./webhooks-panel.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const option = (name: string) => page.getByRole("switch", { name, exact: true });
const status = page.getByRole("status");
const alert = page.getByRole("alert");
const title = page.getByRole("heading", { name: "Webhooks" });
const shown = field("Webhook secret for hooks.example.org");
const focused = (one: { element(): Element }) => (one.element() as HTMLElement).focus();

const show = () => showAdminScreen(<WebhooksPanel />);

test("without any it says so; by keyboard one is made, and its secret shown once", async () => {
  const copied = clipboard();
  const server = webhookServer();
  show();
  await expect.element(page.getByText("No webhooks yet.")).toBeVisible();
  focused(field("Address"));
  await userEvent.keyboard("https://hooks.example.org/cairn{Tab} {Tab}{Tab}{Tab}{Enter}");
  await expect.element(shown).toHaveValue(SECRET);
  await expect.element(shown).toHaveFocus();
  await expect.element(status).toHaveTextContent("Copy the secret for hooks.example.org now.");
  expect(server.asked).toEqual([
    [
      "/api/admin/webhooks",
      {
        url: "https://hooks.example.org/cairn",
        events: ["coach.accepted", "check_in.missed"],
      },
    ],
  ]);
  await button("Copy secret").click();
  await expect.element(status).toHaveTextContent("Secret copied.");
  expect(copied).toEqual([SECRET]);
  await button("Done").click();
  await expect.element(shown).not.toBeInTheDocument();
  await expect.element(title).toHaveFocus();
  expect(document.body.innerHTML).not.toContain(SECRET);
  await expect
    .element(page.getByText("Coach accepted, Check-in missed. Created", { exact: false }))
    .toBeVisible();
});

test("an address that is refused is said at its field, which has the focus", async () => {
  const server = webhookServer();
  server.refusing.push(["webhook.url-private", "url"]);
  show();
  await field("Address").fill("https://127.0.0.1/");
  await quickClick(button("Create webhook"));
  await expect.element(page.getByText(errors["webhook.url-private"].text())).toBeVisible();
  await expect.element(field("Address")).toBeInvalid();
  await expect.element(field("Address")).toHaveFocus();
  await field("Address").fill("https://hooks.example.org/");
  await expect
    .element(page.getByText(errors["webhook.url-private"].text()))
    .not.toBeInTheDocument();
  await expect.element(field("Address")).toHaveValue("https://hooks.example.org/");
});

test("without an event nothing is asked; what the server refuses otherwise is said", async () => {
  const server = webhookServer();
  server.refusing.push("webhook.too-many");
  show();
  await field("Address").fill("https://hooks.example.org/");
  for (const name of ["Goal completed", "Coach accepted", "Check-in missed"])
    await option(name).click();
  await quickClick(button("Create webhook"));
  await expect.element(alert).toHaveTextContent(errors["webhook.events-missing"].text());
  expect(server.asked).toEqual([]);
  await option("Check-in missed").click();
  await expect.element(alert).not.toBeInTheDocument();
  await quickClick(button("Create webhook"));
  await expect.element(alert).toHaveTextContent(errors["webhook.too-many"].text());
});

test("one is turned off and on by the same button, which keeps the focus", async () => {
  const server = webhookServer([oneWebhook("a")]);
  show();
  await expect.element(button("Turn off the webhook to a.example.org")).toBeVisible();
  focused(button("Turn off the webhook to a.example.org"));
  await userEvent.keyboard("{Enter}");
  await expect.element(status).toHaveTextContent("The webhook to a.example.org is off.");
  await expect.element(button("Turn on the webhook to a.example.org")).toHaveFocus();
  await expect.element(page.getByText("Off", { exact: true })).toBeVisible();
  await expect.element(button("Send test event to a.example.org")).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await expect.element(status).toHaveTextContent("The webhook to a.example.org is on.");
  expect(server.asked).toEqual([
    ["/api/admin/webhooks/switch", { webhookId: oneWebhook("a").id, on: false }],
    ["/api/admin/webhooks/switch", { webhookId: oneWebhook("a").id, on: true }],
  ]);
});

test.each([
  [
    "failing",
    "The webhook to a.example.org was turned off after failing for several days. It no longer receives events.",
  ],
  ["gone", "The webhook to a.example.org was turned off because its receiver answered “410 Gone”."],
] as const)(
  "one that is %s by itself is said at once, until it is on again",
  async (state, text) => {
    webhookServer([oneWebhook("a", { state, offAt: MADE_AT })]);
    show();
    await expect.element(alert).toHaveTextContent(text);
    await button("Turn on the webhook to a.example.org").click();
    await expect.element(alert).not.toBeInTheDocument();
  },
);

test("a secret that was changed is shown, with how long the one before it signs; where the browser does not copy it, it says so", async () => {
  clipboard({ refuses: true });
  webhookServer([oneWebhook("hooks")]);
  show();
  await button("Change secret of the webhook to hooks.example.org").click();
  await expect.element(shown).toHaveValue(SECRET);
  await expect
    .element(page.getByText("The previous secret stays valid for 24 hours.", { exact: false }))
    .toBeVisible();
  await quickClick(button("Copy secret"));
  await expect
    .element(alert)
    .toHaveTextContent("That couldn't be copied. It's selected, so you can copy it yourself.");
  await quickClick(button("Done"));
  await expect.element(title).toHaveFocus();
  await expect
    .element(page.getByText("The previous secret stays valid until", { exact: false }))
    .toBeVisible();
});

test("removing asks first; the safe answer has the focus, and afterwards the heading", async () => {
  const server = webhookServer([oneWebhook("a"), oneWebhook("b")]);
  show();
  await button("Remove the webhook to a.example.org").click();
  await expect.element(button("Cancel")).toHaveFocus();
  await button("Cancel").click();
  expect(server.asked).toEqual([]);
  await expect.element(button("Remove the webhook to a.example.org")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await button("Remove").click();
  await expect.element(status).toHaveTextContent("The webhook to a.example.org was removed.");
  await expect.element(title).toHaveFocus();
  await expect.element(page.getByText("https://a.example.org/cairn")).not.toBeInTheDocument();
  await expect.element(page.getByText("https://b.example.org/cairn")).toBeVisible();
});

const deliveries = page.getByRole("region", { name: "Deliveries to a.example.org" });
const row = (index: number) => deliveries.getByRole("listitem").nth(index);

test("deliveries say what became of each, and a page more when asked", async () => {
  const server = webhookServer([oneWebhook("a")]);
  server.deliveries = [
    oneDelivery(5, { status: "failed", attempts: 10, answer: 500, fault: "answer" }),
    oneDelivery(4, { type: "check_in.missed" }),
    oneDelivery(3, { status: "failed", attempts: 0, answer: null, fault: "turned-off" }),
  ];
  show();
  await button("Deliveries of the webhook to a.example.org").click();
  await expect
    .element(row(0))
    .toMatchTextContent(
      /^Goal completed, .+12:00 Failed10 attempts\. Status 500\. The receiver returned an error/,
    );
  await expect
    .element(row(1))
    .toMatchTextContent(/^Check-in missed, .+ Delivered1 attempt\. Status 204/);
  await button("Show earlier deliveries").click();
  await expect.element(row(2)).toMatchTextContent(/FailedThe webhook was turned off/);
  await quickClick(button("Deliveries of the webhook to a.example.org"));
  await expect.element(deliveries).not.toBeInTheDocument();
});

test("a test event opens the deliveries and waits in them; what is over is sent again", async () => {
  const webhookId = oneWebhook("a").id;
  const server = webhookServer([oneWebhook("a")]);
  server.deliveries = [oneDelivery(4)];
  show();
  await button("Send test event to a.example.org").click();
  await expect.element(status).toHaveTextContent("A test event is on its way to a.example.org.");
  await expect.element(row(0)).toMatchTextContent(/^Test event, .+ Waiting/);
  await button("Send again the event Goal completed").click();
  await expect
    .element(status)
    .toHaveTextContent("“Goal completed” was sent to a.example.org again.");
  expect(server.asked).toEqual([
    ["/api/admin/webhooks/test", { webhookId }],
    ["/api/admin/webhooks/deliveries/again", { webhookId, deliveryId: oneDelivery(4).id }],
  ]);
});
