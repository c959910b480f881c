import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { notations } from "#domain/notation.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { card, numeric, show as showCard, update } from "./fixtures/goal-card.fixture.tsx";
import {
  chooseTemplate,
  field,
  go,
  save,
  show as showForm,
} from "./fixtures/goal-form.fixture.tsx";

const target = field("Target");

async function openForm(name: keyof typeof notations) {
  const shown = showForm(notations[name]);
  await chooseTemplate("Learn New Skill");
  await go(3);
  return shown;
}

describe("the target of a new goal is typed as its person writes numbers (product 4.34)", () => {
  test("in de-DE 1.200,5 is saved as 1200.5", async () => {
    const { server } = await openForm("de-DE");
    await target.fill("");
    await target.click();
    await userEvent.keyboard("1.200,5");
    await expect.element(target).toHaveValue("1.200,5");
    await expect.element(target).toHaveAttribute("inputmode", "decimal");
    await go(3);
    await save.click();
    await expect.element(page.getByText("Goal saved successfully!")).toBeVisible();
    expect(server.goals[0]?.measurable).toMatchObject({ targetValue: 1200.5 });
  });

  test("begun under one notation it is the same number under another", async () => {
    const { unmount } = await openForm("de-DE");
    await target.fill("1.200");
    unmount();
    showForm(notations["en-US"]);
    await expect.element(target).toHaveValue("1200");
  });
});

describe("a value is set as its person writes numbers (product 4.34)", () => {
  const dialog = page.getByRole("dialog", { name: "Update Progress" });
  const value = dialog.getByLabelText("New value (pages)");

  async function openValue(name: keyof typeof notations, current: number) {
    const shown = showCard(numeric(current), notations[name]);
    await quickClick(update);
    await quickClick(dialog.getByRole("radio", { name: "Set Value" }));
    return shown;
  }

  test("in de-DE 1.25 stands there as 1,25, and typed anew it is no change", async () => {
    const { server } = await openValue("de-DE", 1.25);
    await expect.element(value).toHaveValue("1,25");
    await value.fill("");
    await value.fill("1,25");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.bodies).toEqual([]);
  });

  test("in de-DE 1.200 is sent as 1200 and reads as it was typed", async () => {
    const { server } = await openValue("de-DE", 1);
    await value.fill("1.200");
    await userEvent.keyboard("{Enter}");
    await expect.element(card).toMatchTextContent("1.200 of 10 pages");
    expect(server.bodies).toEqual([{ kind: "set", value: 1200, rev: 4 }]);
  });

  test.each([
    ["1,2,3", "“1,2,3” isn't a number. Nothing has been saved yet."],
    [" ", "Nothing has been saved yet."],
  ])("what is no number, %j, is ignored, and stays", async (typed, words) => {
    const { server } = await openValue("de-DE", 1);
    await value.fill(typed);
    await userEvent.keyboard("{Enter}");
    await expect.element(value).toHaveAttribute("aria-invalid");
    await expect.element(value).toHaveValue(typed);
    await expect
      .element(dialog.getByText(/Nothing has been saved yet\.$/))
      .toHaveTextContent(words);
    expect(server.bodies).toEqual([]);
  });

  test("in en-GB 1.200 could be another number", async () => {
    await openValue("en-GB", 1);
    await value.fill("1.200");
    await expect
      .element(dialog.getByText(/read this as/))
      .toMatchTextContent("We read this as 1.2.");
    await value.fill("1200");
    await expect.element(dialog.getByText(/read this as/)).not.toBeInTheDocument();
  });
});
