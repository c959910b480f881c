import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  changedPreferences,
  defaultPreferences,
  unsubscribedFromAll,
  type EmailPreferences,
} from "#domain/email-preferences.ts";
import { isRefused } from "#domain/refusal.ts";
import type { FormEdits } from "#web/client/form-edits.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { EmailPreferencesPage } from "./email-preferences-page.tsx";
import { refusal } from "#web/client/fixtures/server.fixture.ts";
import { showAt, user, type Answers } from "./fixtures/email-screen.fixture.tsx";

const GET = "GET /api/email-preferences";
const PUT = "PUT /api/email-preferences";
const stored = (emailPreferences: unknown = defaultPreferences, customEmailVerified = false) => ({
  emailPreferences,
  email: "ada@example.org",
  customEmailVerified,
});

const labels = [
  "Weekly summary",
  "Announcements",
  "Goal reminders",
  "Asks from circles",
  "Coaching emails",
  "Tips and offers",
];
const toggle = (name: string) => page.getByRole("switch", { name, exact: true });
const everything = toggle("Unsubscribe from all");
const frequency = page.getByLabelText("Frequency of the weekly summary");
const save = page.getByRole("button", { name: "Save Preferences" });
const reset = page.getByRole("button", { name: "Reset to Defaults" });
const news = page.getByRole("status");

/** The page before a server that takes a change as the real one does; `elsewhere` changes what that has, and tells of it. */
function show(answer: Answers = {}, first = defaultPreferences) {
  let kept = first;
  const screen = showAt("/email-preferences", <EmailPreferencesPage />, {
    [GET]: () => stored(kept),
    [PUT](body) {
      const { shown, ...change } = body as FormEdits<EmailPreferences>["change"] &
        Pick<FormEdits<EmailPreferences>, "shown">;
      const next = changedPreferences(kept, change, shown);
      if (isRefused(next)) return refusal(next.refused);
      kept = next;
      return stored(kept);
    },
    ...answer,
  });
  const elsewhere = (change: Partial<EmailPreferences>, told = true) => {
    kept = { ...kept, ...change };
    if (told) screen.receive({ entity: "user", id: user.uid, rev: 9 });
  };
  return { ...screen, elsewhere, kept: () => kept };
}

test("shows what is stored, and nothing to save", async () => {
  show({ [GET]: () => stored({ ...defaultPreferences, frequency: "monthly" }, true) });
  for (const label of labels.slice(0, 5)) await expect.element(toggle(label)).toBeChecked();
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
  expect(calls.filter(({ call }) => call === PUT).map(({ body }) => body)).toEqual([
    {
      announcements: false,
      marketingEmails: true,
      frequency: "biweekly",
      shown: { announcements: true, marketingEmails: false, frequency: "weekly" },
    },
  ]);
});

test("unsubscribing from all turns off every toggle and disables all but itself and Save", async () => {
  const { kept } = show();
  await everything.click();
  for (const label of labels) {
    await expect.element(toggle(label)).not.toBeChecked();
    await expect.element(toggle(label)).toBeDisabled();
  }
  await expect.element(frequency).toBeDisabled();
  await expect.element(reset).toBeDisabled();
  await expect.element(save).toBeEnabled();
  await quickClick(save);
  await expect.element(news).toHaveTextContent("✅ Email preferences saved successfully!");
  expect(kept()).toEqual(unsubscribedFromAll(defaultPreferences, true));
  await quickClick(everything);
  for (const label of labels) {
    await expect.element(toggle(label)).not.toBeChecked();
    const isInner = label === "Asks from circles";
    await expect.element(toggle(label)).toHaveProperty("disabled", isInner);
  }
});

test("asks from circles come only beside goal reminders, and are as they were once those are on again", async () => {
  const { kept } = show();
  const asks = toggle("Asks from circles");
  await expect
    .element(asks)
    .toHaveAccessibleDescription("When a member asks one of your circles for help.");
  await toggle("Goal reminders").click();
  await expect.element(asks).toBeDisabled();
  await expect.element(asks).not.toBeChecked();
  await expect.element(asks).toHaveAccessibleDescription("Turn on goal reminders to get these.");
  await quickClick(save);
  await expect.element(save).toBeDisabled();
  expect(kept()).toEqual({ ...defaultPreferences, goalReminders: false });
  await quickClick(toggle("Goal reminders"));
  await expect.element(asks).toBeChecked();
  await quickClick(asks);
  await quickClick(save);
  await expect.element(save).toBeDisabled();
  expect(kept()).toEqual({ ...defaultPreferences, circleAsks: false });
});

test("Reset to Defaults restores them and leaves them to be saved", async () => {
  show({}, { ...defaultPreferences, goalReminders: false });
  await expect.element(toggle("Goal reminders")).not.toBeChecked();
  await reset.click();
  await expect.element(toggle("Goal reminders")).toBeChecked();
  await expect.element(save).toBeEnabled();
  // product 15.7: a reset counts as a change, also where it changed nothing.
  await quickClick(save);
  await expect.element(save).toBeDisabled();
  await quickClick(reset);
  await expect.element(save).toBeEnabled();
});

test("a failed read shows the defaults and says so", async () => {
  show({ [GET]: () => refusal("server.failed") });
  await expect.element(news).toHaveTextContent("❌ Failed to load preferences. Using defaults.");
  await expect.element(toggle("Weekly summary")).toBeChecked();
});

test("a failed save says so and keeps the choice", async () => {
  show({ [PUT]: () => refusal("server.failed") });
  await toggle("Weekly summary").click();
  await quickClick(save);
  await expect.element(news).toHaveTextContent("❌ Failed to save preferences. Please try again.");
  await expect.element(toggle("Weekly summary")).not.toBeChecked();
  await expect.element(save).toBeEnabled();
});

const OVERTAKEN = "❌ This was changed in another window. Please check it and save again.";
const allOff = unsubscribedFromAll(defaultPreferences, true);

test("what is changed elsewhere shows at once, beside what was flipped here, and Save leaves it so", async () => {
  const { elsewhere, kept } = show();
  await quickClick(toggle("Announcements"));
  elsewhere({ goalReminders: false, frequency: "monthly" });
  await expect.element(toggle("Goal reminders")).not.toBeChecked();
  await expect.element(frequency).toHaveValue("monthly");
  await expect.element(toggle("Announcements")).not.toBeChecked();
  await quickClick(save);
  await expect.element(news).toHaveTextContent("✅ Email preferences saved successfully!");
  const others = { goalReminders: false, frequency: "monthly" };
  expect(kept()).toEqual({ ...defaultPreferences, ...others, announcements: false });
});

test("unsubscribing from all elsewhere is not undone by a Save, whether this tab has heard of it or not", async () => {
  const { elsewhere, kept } = show();
  await quickClick(toggle("Announcements"));
  elsewhere(allOff, false);
  await quickClick(save);
  await expect.element(news).toHaveTextContent("✅ Email preferences saved successfully!");
  await expect.element(everything).toBeChecked();
  expect(kept()).toEqual(allOff);

  elsewhere({ announcements: true, goalReminders: true, unsubscribeAll: false });
  await quickClick(toggle("Announcements"));
  elsewhere(allOff);
  await expect.element(everything).toBeChecked();
  await quickClick(save);
  await expect.element(save).toBeDisabled();
  expect(kept()).toEqual(allOff);
});

test("turning something on, unaware that all was turned off elsewhere, is told and can be saved once that was seen", async () => {
  const { elsewhere, kept } = show();
  await toggle("Tips and offers").click();
  elsewhere(allOff, false);
  await quickClick(save);
  await expect.element(news).toHaveTextContent(OVERTAKEN);
  expect(kept()).toEqual(allOff);
  await expect.element(toggle("Announcements")).not.toBeChecked();
  await expect.element(toggle("Tips and offers")).toBeChecked();
  await quickClick(save);
  await expect.element(news).toHaveTextContent("✅ Email preferences saved successfully!");
  expect(kept()).toEqual({ ...allOff, marketingEmails: true, unsubscribeAll: false });
});

test("what is flipped while a Save is under way is still there to be saved", async () => {
  const held = Promise.withResolvers<unknown>();
  show({ [PUT]: () => held.promise });
  await quickClick(toggle("Announcements"));
  await quickClick(save);
  await toggle("Coaching emails").click();
  held.resolve(stored({ ...defaultPreferences, announcements: false }));
  await expect.element(toggle("Coaching emails")).not.toBeChecked();
  await expect.element(save).toBeEnabled();
});
