import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { notations } from "#domain/notation.fixture.ts";
import { card, numeric, show as showCard, update } from "./fixtures/goal-card.fixture.tsx";
import {
  chooseTemplate,
  field,
  go,
  next,
  save,
  show as showForm,
} from "./fixtures/goal-form.fixture.tsx";

const target = field("Target");

/** The form of a new goal at its step of the target. */
async function openForm(name: keyof typeof notations) {
  const shown = showForm(notations[name]);
  await chooseTemplate("Learn New Skill");
  await go(3);
  return shown;
}

describe("the target of a new goal is typed as its person writes numbers (product 4.34)", () => {
  test.each([
    ["en-US", "1,200.5", 1200.5],
    ["de-DE", "1.200,5", 1200.5],
    ["de-DE", "2,5", 2.5],
    ["de-DE", "1.200", 1200],
    ["fr-FR", "1\u202f200,5", 1200.5],
    ["de-CH", "1'200.5", 1200.5],
    ["en-IN", "1,00,000", 100_000],
    ["en-US", "2,5", 2.5],
    ["en-GB", "\u202a2,5\u202c", 2.5],
  ] as const)("in %s %s is saved as %d", async (name, typed, number) => {
    const { server } = await openForm(name);
    await target.fill("");
    await target.click();
    await userEvent.keyboard(typed);
    await expect.element(target).toHaveValue(typed);
    await expect.element(target).toHaveAttribute("inputmode", "decimal");
    await go(3);
    await save.click();
    await expect.element(page.getByText("Goal saved successfully!")).toBeVisible();
    expect(server.goals[0]?.measurable).toMatchObject({ targetValue: number });
  });

  test.each([
    ["en-US", "0,500"],
    ["de-DE", "1,2,3"],
    ["de-DE", "two"],
  ] as const)("in %s %s is refused, and stays", async (name, typed) => {
    await openForm(name);
    await target.fill(typed);
    await next.click();
    await expect.element(target).toHaveAttribute("aria-invalid");
    await expect.element(target).toHaveValue(typed);
  });
});

describe("a target that was begun under one notation is the same number under another (product 4.34)", () => {
  test.each([
    ["en-US", "1.200", "de-DE", "1,2"],
    ["en-US", "1,200", "de-DE", "1200"],
    ["de-DE", "1.200", "en-US", "1200"],
    ["de-DE", "1,200", "en-US", "1.2"],
    ["de-DE", "1,5", "de-DE", "1,5"],
    ["en-US", "2.50", "en-US", "2.50"],
    ["en-US", "1,5", "de-DE", "1,5"],
    ["en-US", "0,500", "de-DE", "0,500"],
  ] as const)("%s %s, then in %s %s", async (name, typed, other, shown) => {
    const { unmount } = await openForm(name);
    await target.fill(typed);
    unmount();
    showForm(notations[other]);
    await expect.element(target).toHaveValue(shown);
  });
});

describe("a value is set as its person writes numbers (product 4.34)", () => {
  const dialog = page.getByRole("dialog", { name: "Update Progress" });
  const value = dialog.getByLabelText("New value (pages)");

  async function openValue(name: keyof typeof notations, current: number) {
    const shown = showCard(numeric(current), notations[name]);
    await update.click();
    await dialog.getByRole("radio", { name: "Set Value" }).click();
    return shown;
  }

  test.each([
    ["en-US", 1.25, "1.25"],
    ["de-DE", 1.25, "1,25"],
    ["de-DE", 1.234, "1,234"],
    ["fr-FR", 1200.5, "1200,5"],
    ["de-CH", 1.5, "1.5"],
  ] as const)("in %s %d stands there as %s, and typed anew it is no change", async (...given) => {
    const [name, current, text] = given;
    const { server } = await openValue(name, current);
    await expect.element(value).toHaveValue(text);
    await value.fill("");
    await value.fill(text);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.bodies).toEqual([]);
  });

  test.each([
    ["2,5", 2.5, "2,5 of 10 pages"],
    ["1.200", 1200, "1.200 of 10 pages"],
    ["3.5", 3.5, "3,5 of 10 pages"],
  ])("in de-DE %s is sent as %d and reads %s", async (typed, number, words) => {
    const { server } = await openValue("de-DE", 1);
    await value.fill(typed);
    await userEvent.keyboard("{Enter}");
    await expect.element(card).toMatchTextContent(words);
    expect(server.bodies).toEqual([{ kind: "set", value: number, rev: 4 }]);
  });

  test.each([
    ["1,2,3", "“1,2,3” is not a number. Nothing was saved yet."],
    [" ", "Nothing was saved yet."],
  ])("what is no number, %j, is ignored, and stays", async (typed, words) => {
    const { server } = await openValue("de-DE", 1);
    await value.fill(typed);
    await userEvent.keyboard("{Enter}");
    await expect.element(value).toHaveAttribute("aria-invalid");
    await expect.element(value).toHaveValue(typed);
    await expect.element(dialog.getByText(/Nothing was saved yet\.$/)).toHaveTextContent(words);
    expect(server.bodies).toEqual([]);
  });

  test.each([
    ["en-GB", "1,200", "Read as 1,200."],
    ["en-GB", "1.200", "Read as 1.2."],
    ["de-DE", "1.200", "Read as 1.200."],
    ["de-DE", "1,200", "Read as 1,2."],
  ] as const)("in %s %s could be another number: %s", async (name, typed, words) => {
    await openValue(name, 1);
    await value.fill(typed);
    await expect.element(dialog.getByText(/Read as/)).toMatchTextContent(words);
    await value.fill("1200");
    await expect.element(dialog.getByText(/Read as/)).not.toBeInTheDocument();
  });

  test("in en-GB a phone's decimal comma is sent, and the card has the person's form", async () => {
    const { server } = await openValue("en-GB", 1);
    await value.fill("2,5");
    await userEvent.keyboard("{Enter}");
    await expect.element(card).toMatchTextContent("2.5 of 10 pages");
    expect(server.bodies).toEqual([{ kind: "set", value: 2.5, rev: 4 }]);
  });
});

test("a card has its reader's days and numbers (product 1.11)", async () => {
  const measurable = { type: "Numeric", targetValue: 12_000, currentValue: 1200.5, unit: "km" };
  showCard({ ...numeric(1), measurable } as ReturnType<typeof numeric>, notations["de-DE"]);
  await expect.element(card).toMatchTextContent("1.200,5 of 12.000 km");
  await expect.element(card.getByText(/^Due \d+ [A-Z][a-z]{2} \d{4}/)).toBeVisible();
});
