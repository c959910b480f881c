import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dailyRate } from "#domain/celebration.ts";
import { keyOf } from "#web/client/query.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { goal } from "../fixtures/goal.fixture.ts";
import { card, numeric, onDay, show, update } from "../fixtures/goal-card.fixture.tsx";

const dialog = page.getByRole("dialog", { name: "Update Progress" });
const save = dialog.getByRole("button", { name: "Save", exact: true });
const increase = dialog.getByRole("button", { name: "Increase" });
const fold = dialog.getByText("Add a note or an earlier day");
const way = dialog.getByRole("region", { name: "The way so far" });
const words = dialog.getByRole("region", { name: "The goal in full" });
const checkIn = dialog.getByRole("form", { name: "Check in" });
const message = checkIn.getByLabelText("How is it going?");
const write = checkIn.getByRole("button", { name: "Save check-in" });
const coachToo = checkIn.getByRole("radio", { name: "My coach too" });
const onlyMe = checkIn.getByRole("radio", { name: "Only me" });

async function reopen(): Promise<void> {
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await update.click();
}

test("the five fields of the goal are read when the modal opens", async () => {
  const { server } = show(numeric(3));
  expect(server.calls).toEqual([]);
  await update.click();
  await expect.element(words.getByText("There is a meetup every second week.")).toBeVisible();
  const names = ["Specific", "Measurable", "Achievable", "Relevant", "Time-bound"];
  for (const name of names) await expect.element(words.getByText(name)).toBeInTheDocument();
});

test("a failed read breaks nothing else, and Retry reads again", async () => {
  const { server } = show(numeric(3));
  server.refusingReads = "server.failed";
  await update.click();
  await expect.element(words.getByRole("alert")).toHaveTextContent("The goal could not be loaded.");
  await expect.element(way.getByRole("alert")).toHaveTextContent("The ledger could not be loaded.");
  await expect.element(increase).toBeEnabled();
  server.refusingReads = null;
  await words.getByRole("button", { name: "Retry" }).click();
  await expect.element(words.getByText("Specific")).toBeVisible();
});

describe("the daily rate", () => {
  test("counts what is staged", async () => {
    show(numeric(3));
    await update.click();
    await expect
      .element(dialog.getByText(dailyRate(numeric(3), now)?.text ?? "none"))
      .toBeVisible();
    await increase.click();
    await expect
      .element(dialog.getByText(dailyRate(numeric(4), now)?.text ?? "none"))
      .toBeVisible();
  });

  test("above 1 a day it is challenge mode", async () => {
    show({ ...numeric(3), dueDate: "2027-01-16" });
    await update.click();
    await expect.element(dialog.getByText(/^Challenge mode:/)).toBeVisible();
  });
});

describe("an entry", () => {
  test("takes a note and an earlier day, and is shown as logged later", async () => {
    const { server } = show(numeric(3));
    await update.click();
    await increase.click();
    await fold.click();
    await dialog.getByLabelText("Note", { exact: true }).fill("On the train.");
    await dialog.getByLabelText("Done on").fill("2027-01-13");
    await save.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.bodies).toEqual([
      { kind: "change", by: 1, note: "On the train.", day: "2027-01-13" },
    ]);
    await update.click();
    await way.getByText("Every change (1)").click();
    await expect.element(way).toMatchTextContent("Jan 13, 2027, logged later");
    await expect.element(way.getByText("On the train.")).toBeVisible();
  });

  test("of a day before the goal was created is refused in words", async () => {
    const { server } = show(numeric(3));
    await update.click();
    await increase.click();
    await fold.click();
    await dialog.getByLabelText("Done on").fill("2027-01-09");
    await save.click();
    await expect
      .element(dialog.getByRole("alert"))
      .toHaveTextContent(
        "Progress can be logged up to 7 days back, and not before the goal was created.",
      );
    expect(server.bodies).toEqual([]);
  });

  test("that changes nothing keeps its note and says so", async () => {
    const { server } = show(numeric(3));
    await update.click();
    await fold.click();
    await dialog.getByLabelText("Note", { exact: true }).fill("On the train.");
    await save.click();
    await expect
      .element(dialog.getByRole("alert"))
      .toHaveTextContent("A note goes with a change, and there is none yet.");
    expect(server.bodies).toEqual([]);
  });
});

describe("the way so far", () => {
  test("shows the line, where it stands and its table, and hears of changes", async () => {
    const { server, receive } = show(numeric(0));
    server.moved(goal.id, { kind: "change", by: 2, day: "2027-01-11" });
    const { rev } = server.moved(goal.id, { kind: "change", by: 2 });
    receive({ entity: "goal", id: goal.id, rev });
    await expect.element(card).toMatchTextContent("4 of 10 pages");
    await update.click();
    await expect
      .element(way.getByText(/^Ahead by 3 of 10 pages\. At this rate you finish on/))
      .toBeVisible();
    await expect.element(way.getByRole("img")).toBeVisible();
    await way.getByText("The line as a table").click();
    await expect.element(way.getByRole("row", { name: /^Jan 15, 2027 4 pages/ })).toBeVisible();
    server.moved(goal.id, { kind: "change", by: 3 });
    receive({ entity: "goal", id: goal.id, rev: rev + 1 });
    await expect.element(way.getByRole("row", { name: /^Jan 15, 2027 7 pages/ })).toBeVisible();
  });

  test("a lead of 1 needs no plural of the person's unit", async () => {
    const { server, receive } = show(numeric(0));
    const { rev } = server.moved(goal.id, { kind: "change", by: 2 });
    receive({ entity: "goal", id: goal.id, rev });
    await expect.element(card).toMatchTextContent("2 of 10 pages");
    await update.click();
    await expect.element(way.getByText("Ahead by 1 of 10 pages.", { exact: true })).toBeVisible();
  });

  test("says nothing of a pace before anything was logged", async () => {
    show(numeric(0));
    await update.click();
    await expect.element(way.getByText("Nothing was logged yet.")).toBeVisible();
    expect(way.getByText(/Ahead|Behind|At this rate/).elements()).toHaveLength(0);
  });

  test("of a Date goal has entries and no line", async () => {
    const { server } = show(onDay);
    server.moved(goal.id, { kind: "set", value: "2027-01-14", rev: goal.rev });
    await update.click();
    await way.getByText("Every change (1)").click();
    await expect.element(way).toMatchTextContent("open to Jan 14, 2027");
    expect(way.getByRole("img").elements()).toHaveLength(0);
  });
});

describe("a check-in", () => {
  test("is saved once for who may read it, and joins the list that is known", async () => {
    const { server, client } = show(numeric(3));
    client.setQueryData(keyOf("listCheckIns"), { checkIns: [] });
    await update.click();
    await message.fill("  It goes well.  ");
    await expect.element(checkIn.getByText("17/500")).toBeVisible();
    await coachToo.click();
    await write.click();
    await expect.element(checkIn.getByRole("status")).toHaveTextContent("Check-in saved.");
    await expect.element(message).toHaveValue("");
    expect(server.checkIns).toMatchObject([{ message: "It goes well.", circle: "coach" }]);
    expect(client.getQueryData(keyOf("listCheckIns"))).toEqual({ checkIns: server.checkIns });
  });

  test("without words is refused at its field", async () => {
    const { server } = show(numeric(3));
    await update.click();
    await write.click();
    await expect.element(checkIn.getByText("Please write a message.")).toBeVisible();
    await expect.element(message).toHaveAttribute("aria-invalid");
    await expect.element(message).toHaveFocus();
    expect(server.bodies).toEqual([]);
  });

  test("that failed keeps its words, and the next try has the same key", async () => {
    const { server } = show(numeric(3));
    await update.click();
    await message.fill("It goes well.");
    server.refusingWrites = "server.failed";
    await write.click();
    await expect
      .element(checkIn.getByRole("alert"))
      .toHaveTextContent("Something went wrong. Please try again.");
    server.refusingWrites = null;
    await write.click();
    await expect.element(checkIn.getByRole("status")).toHaveTextContent("Check-in saved.");
    expect(new Set(server.keys).size).toBe(1);
    expect(server.keys).toHaveLength(2);
  });

  test("that failed has the same key in the modal that is opened next", async () => {
    const { server } = show(numeric(3));
    await update.click();
    await message.fill("It goes well.");
    server.refusingWrites = "server.failed";
    await write.click();
    await expect.element(checkIn.getByRole("alert")).toBeVisible();
    await reopen();
    server.refusingWrites = null;
    await write.click();
    await expect.element(checkIn.getByRole("status")).toHaveTextContent("Check-in saved.");
    expect(new Set(server.keys).size).toBe(1);
    expect(server.keys).toHaveLength(2);
  });

  test.each([
    ["a save for the coach too", () => write.click()],
    ["a choice whose words were taken back", () => message.fill(" ")],
  ])("after %s begins at 'Only me' again", async (_, end) => {
    show(numeric(3));
    await update.click();
    await coachToo.click();
    await message.fill("It goes well.");
    await expect.element(coachToo).toBeChecked();
    await end();
    await expect.element(message).not.toHaveValue("It goes well.");
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("coach");
    await reopen();
    await expect.element(onlyMe).toBeChecked();
  });

  test("keeps the choice that was made before its first word", async () => {
    const { server } = show(numeric(3));
    await update.click();
    await coachToo.click();
    await expect.element(coachToo).toBeChecked();
    await message.fill("It goes well.");
    await reopen();
    await expect.element(coachToo).toBeChecked();
    await write.click();
    await expect.poll(() => server.checkIns).toMatchObject([{ circle: "coach" }]);
    await expect.element(onlyMe).toBeChecked();
  });
});
