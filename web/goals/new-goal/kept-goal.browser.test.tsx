import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { comeBack, leave } from "#web/client/fixtures/leavable.fixture.tsx";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { held } from "../fixtures/goal-card.fixture.tsx";
import {
  field,
  go,
  heading,
  next,
  previous,
  save,
  scratch,
  show,
  chooseTemplate,
} from "../fixtures/goal-form.fixture.tsx";

const begun = page.getByText("We kept your draft.");
const startAnew = page.getByRole("button", { name: "Start over" });
const anotherTemplate = page.getByRole("button", { name: "Change template" });
const saved = page.getByText("Goal saved successfully!");

test("what was typed is there again after a reload, with its step and template, and takes no focus, until it goes by Start anew", async () => {
  const { unmount } = show();
  await chooseTemplate("Learn New Skill");
  await field("Description").fill("Learn to whistle");
  await go(2);
  await field("Specific").fill("Three tunes");
  unmount();
  show();
  await expect.element(heading).toHaveTextContent("Create Goal: Learn New Skill");
  await expect.element(field("Specific")).toHaveValue("Three tunes");
  await expect.element(begun).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await previous.click();
  await quickClick(previous);
  await expect.element(field("Description")).toHaveValue("Learn to whistle");
  await startAnew.click();
  await expect.element(heading).toHaveFocus();
  await expect.element(begun).not.toBeInTheDocument();
  await quickClick(scratch);
  await expect.element(field("Description")).toHaveValue("");
});

test("Start anew where templates are chosen puts focus on the heading too", async () => {
  show();
  await chooseTemplate("Learn New Skill");
  await anotherTemplate.click();
  await leave();
  await comeBack();
  await quickClick(startAnew);
  await expect.element(heading).toHaveFocus();
});

describe("nothing is said of words", () => {
  test("where only a step was left", async () => {
    show();
    await quickClick(scratch);
    await leave();
    await comeBack();
    await expect.element(heading).toHaveTextContent("Create New SMART Goal (1/7)");
    await expect.element(begun).not.toBeInTheDocument();
  });

  test.each([
    ["a template has replaced them", () => chooseTemplate("Daily Habit Formation")],
    ["a start from scratch has dropped them", () => scratch.click()],
  ])("once %s", async (_, replace) => {
    show();
    await chooseTemplate("Learn New Skill");
    await field("Description").fill("Learn to whistle");
    await quickClick(anotherTemplate);
    await leave();
    await comeBack();
    await expect.element(begun).toBeVisible();
    await replace();
    await expect.element(field("Description")).not.toHaveValue("Learn to whistle");
    await expect.element(begun).not.toBeInTheDocument();
  });
});

describe("a save that is answered late", () => {
  async function savedSlowly() {
    const { server, client } = show();
    const release = held(server);
    await chooseTemplate("Daily Habit Formation");
    await go(6);
    await quickClick(save);
    await expect.element(save).toHaveAttribute("aria-busy");
    const answer = async () => {
      release();
      await expect.poll(() => client.isMutating()).toBe(0);
    };
    return { server, answer };
  }

  test("empties the page of who left it and came back, which then says nothing of words", async () => {
    const { answer } = await savedSlowly();
    await leave();
    await comeBack();
    await expect.element(begun).toBeVisible();
    await answer();
    await expect.element(scratch).toBeVisible();
    await expect.element(begun).not.toBeInTheDocument();
    expect(localStorage.getItem(`cairn_drafts/${user.uid}`)).toBe("[]");
  });

  test("leaves the next goal alone, which was begun meanwhile", async () => {
    const { answer } = await savedSlowly();
    await leave();
    await comeBack();
    await quickClick(startAnew);
    await quickClick(scratch);
    await field("Description").fill("Learn to whistle");
    await answer();
    await expect.element(field("Description")).toHaveValue("Learn to whistle");
  });

  test("keeps what was typed under it", async () => {
    const { answer } = await savedSlowly();
    await field("Due date").fill("2027-06-01");
    await answer();
    await expect.element(saved).toBeVisible();
    await expect.element(field("Due date")).toHaveValue("2027-06-01");
  });

  test("counts once where it is saved again before", async () => {
    const { server, answer } = await savedSlowly();
    await leave();
    await comeBack();
    await quickClick(save);
    await expect.poll(() => server.keys.length).toBe(2);
    await answer();
    await expect.element(saved).toBeVisible();
    expect(new Set(server.keys).size).toBe(1);
  });
});

test("the steps put focus on what was chosen before, so that Space changes nothing", async () => {
  show();
  await chooseTemplate("Learn New Skill");
  await next.click();
  await expect.element(page.getByRole("radio", { name: "Skills" })).toHaveFocus();
  await go(2);
  await page.getByRole("radio", { name: "Daily streak" }).click();
  await field("Target (days)").fill("30");
  await quickClick(previous);
  await quickClick(next);
  await expect.element(page.getByRole("radio", { name: "Daily streak" })).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(field("Target (days)")).toHaveValue("30");
});
