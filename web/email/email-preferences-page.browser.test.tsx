import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { defaultPreferences, unsubscribedFromAll } from "#domain/email-preferences.ts";
import { EmailPreferencesPage } from "./email-preferences-page.tsx";
import { refusing, showAt, type Answers } from "./fixtures/email-screen.fixture.tsx";

const GET = "GET /api/email-preferences";
const PUT = "PUT /api/email-preferences";
const stored = (emailPreferences: unknown = defaultPreferences, customEmailVerified = false) => ({
  emailPreferences,
  email: "ada@example.org",
  customEmailVerified,
});

const labels = [
  "Weekly updates",
  "Announcements",
  "Goal reminders",
  "Coaching notes",
  "Tips and offers",
];
const toggle = (name: string) => page.getByRole("switch", { name, exact: true });
const everything = toggle("Unsubscribe from all");
const frequency = page.getByLabelText("Frequency of weekly updates");
const save = page.getByRole("button", { name: "Save Preferences" });
const reset = page.getByRole("button", { name: "Reset to Defaults" });
const news = page.getByRole("status");

function show(answer: Answers = {}) {
  return showAt("/email-preferences", <EmailPreferencesPage />, {
    [GET]: () => stored(),
    [PUT]: (body) => stored(body),
    ...answer,
  });
}

test("shows what is stored, and nothing to save", async () => {
  show({ [GET]: () => stored({ ...defaultPreferences, frequency: "monthly" }, true) });
  for (const label of labels.slice(0, 4)) await expect.element(toggle(label)).toBeChecked();
  await expect.element(toggle("Tips and offers")).not.toBeChecked();
  await expect.element(everything).not.toBeChecked();
  await expect.element(frequency).toHaveValue("monthly");
  await expect.element(save).toBeDisabled();
  await expect.element(reset).toBeEnabled();
  await expect.element(page.getByText("Verified", { exact: true })).toBeVisible();
});

test("saves what was changed, by keyboard, and says so", async () => {
  const { calls } = show();
  await toggle("Announcements").click();
  await expect.element(page.getByText("Not verified")).toBeVisible();
  toggle("Tips and offers").element().focus();
  await userEvent.keyboard(" ");
  await frequency.selectOptions("Every two weeks");
  await save.click();
  await expect.element(news).toHaveTextContent("✅ Email preferences saved successfully!");
  await expect.element(save).toBeDisabled();
  expect(calls.filter(({ call }) => call === PUT)).toEqual([
    {
      call: PUT,
      body: {
        ...defaultPreferences,
        announcements: false,
        marketingEmails: true,
        frequency: "biweekly",
      },
    },
  ]);
});

test("a change that was taken back leaves nothing to save", async () => {
  show();
  await toggle("Announcements").click();
  await expect.element(save).toBeEnabled();
  await toggle("Announcements").click();
  await expect.element(save).toBeDisabled();
});

test("unsubscribing from all turns off all five and disables all but itself and Save", async () => {
  const { calls } = show();
  await everything.click();
  for (const label of labels) {
    await expect.element(toggle(label)).not.toBeChecked();
    await expect.element(toggle(label)).toBeDisabled();
  }
  await expect.element(frequency).toBeDisabled();
  await expect.element(reset).toBeDisabled();
  await expect.element(save).toBeEnabled();
  await save.click();
  await expect.element(news).toHaveTextContent("✅ Email preferences saved successfully!");
  expect(calls.at(-1)?.body).toEqual(unsubscribedFromAll(defaultPreferences, true));
  await everything.click();
  for (const label of labels) {
    await expect.element(toggle(label)).not.toBeChecked();
    await expect.element(toggle(label)).toBeEnabled();
  }
});

test("Reset to Defaults restores them and leaves them to be saved", async () => {
  show({ [GET]: () => stored({ ...defaultPreferences, goalReminders: false }) });
  await expect.element(toggle("Goal reminders")).not.toBeChecked();
  await reset.click();
  await expect.element(toggle("Goal reminders")).toBeChecked();
  await expect.element(save).toBeEnabled();
  // product 15.7: a reset counts as a change, also where it changed nothing.
  await save.click();
  await expect.element(save).toBeDisabled();
  await reset.click();
  await expect.element(save).toBeEnabled();
});

test("a failed read shows the defaults and says so", async () => {
  show({ [GET]: () => refusing("server.failed") });
  await expect.element(news).toHaveTextContent("❌ Failed to load preferences. Using defaults.");
  await expect.element(toggle("Weekly updates")).toBeChecked();
});

test("a failed save says so and keeps the choice", async () => {
  show({ [PUT]: () => refusing("server.failed") });
  await toggle("Weekly updates").click();
  await save.click();
  await expect.element(news).toHaveTextContent("❌ Failed to save preferences. Please try again.");
  await expect.element(toggle("Weekly updates")).not.toBeChecked();
  await expect.element(save).toBeEnabled();
});
