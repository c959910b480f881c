import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { goalForm } from "./goal-form.fixture.ts";
import { cardOf, dayFromToday, heardFrom, ownName } from "./goal.fixture.ts";
import { keyboard, type Hands } from "./hands.fixture.ts";
import { panelsRead, people, signInUnseen, skipQuote } from "./sign-in.fixture.ts";

// From the first button to the second browser: what the product is for, with all that moves.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const templateName = "Professional Networking Goal";

async function signInBy(hands: Hands, page: Page): Promise<void> {
  await page.goto("/");
  await hands.press(page.getByRole("button", { name: "Sign in with LinkedIn" }));
  await hands.press(page.getByRole("button", { name: people.complete }));
  await skipQuote(page, hands.press);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeFocused();
  await panelsRead(page);
}

/** Through the seven steps of the template, with own words at some of them. */
async function setGoalBy(hands: Hands, page: Page, description: string): Promise<void> {
  const form = goalForm(page);
  await hands.press(page.getByRole("link", { name: "Add New SMART Goal" }));
  await expect(form.heading).toHaveText("Create New SMART Goal");
  await hands.press(form.template(templateName));
  await expect(form.heading).toHaveText(`Create Goal: ${templateName}`);
  await expect(page.getByText(`Using template: ${templateName}`)).toBeVisible();
  await hands.type(form.field("Description"), description);
  await hands.press(form.next);
  await expect(form.radio("Career")).toBeChecked();
  await hands.choose(form.radio("Skills"));
  await hands.press(form.next);
  await hands.type(form.field("Specific"), "Write to five people whose work I use.");
  await hands.press(form.next);
  await expect(form.radio("A number")).toBeChecked();
  await expect(form.field("Target")).toHaveValue("5");
  await expect(form.field("Unit")).toHaveValue("new connections");
  await hands.press(form.next);
  await expect(form.field("Achievable")).not.toHaveValue("");
  await hands.press(form.next);
  await expect(form.field("Relevant")).not.toHaveValue("");
  await hands.press(form.next);
  await expect(form.field("Due date")).toHaveValue(dayFromToday(60));
  await hands.press(form.save);
  await expect(page.getByText("Goal saved successfully!")).toBeVisible();
  await expect(form.heading).toHaveText("Make it happen");
  await hands.press(page.getByRole("button", { name: "Later" }));
}

test(
  "sign in, set a goal, move it, see it move elsewhere, by keyboard alone",
  { tag: "@embedded" },
  async ({ page, openBrowser }) => {
    const hands = keyboard(page);
    const description = ownName("Meet five people");
    await signInBy(hands, page);
    await setGoalBy(hands, page, description);
    const card = cardOf(page, description);
    await expect(card.getByText("0 of 5 new connections")).toBeVisible();
    await expect(card.getByText("In Progress")).toBeVisible();
    await expect(card.getByText("Skills")).toBeVisible();

    const second = await (await openBrowser()).newPage();
    await signInUnseen(second);
    await second.goto("/");
    const there = cardOf(second, description);
    await expect(there.getByText("0 of 5 new connections")).toBeVisible();

    const heard = await heardFrom(card);
    await hands.press(card.getByRole("button", { name: `Add 1 to ${description}` }));
    await expect(card.getByText("1 of 5 new connections")).toBeVisible();
    await expect.poll(heard).toContain("Progress Updated!");
    await expect(there.getByText("1 of 5 new connections")).toBeVisible();
    await expect(there.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "20");

    await there.getByRole("button", { name: `Add 1 to ${description}` }).click();
    await expect(card.getByText("2 of 5 new connections")).toBeVisible();
    await expectAccessible(page);
  },
);
