import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { NeedsYou } from "#contract/needs-you.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { coached } from "../fixtures/coached.fixture.ts";
import { open } from "../fixtures/coaching-screen.fixture.tsx";
import { needsOf, unseen, waitingPerson } from "../fixtures/needs.fixture.ts";

const help = {
  ...unseen("c-help", 1, { health: "off-track" }),
  kind: "help",
  text: "the budget was cut",
} as const;
const missed = { kind: "missed-more", periods: 2 } as const;
const reply = { kind: "reply", noteId: "n", text: "I will", at: now.at, since: now.at } as const;

const section = page.getByRole("region", { name: /^Needs you/ });
const row = (name: string) =>
  section
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: `What ${name} wants` }) });
const press = (name: string, words: string) =>
  row(name).last().getByRole("button", { name: words, exact: true });
const news = section.getByRole("status").first();

function show(needs: NeedsYou) {
  return open({ goals: [coached()], needs });
}

test("each with its facts, and its one press", async () => {
  show(
    needsOf([
      waitingPerson("Daniel", help, { kind: "due", days: 1 }),
      waitingPerson("Priya", missed),
      waitingPerson("Ada", unseen("c")),
      waitingPerson("Ben", reply),
      waitingPerson("Eve", { kind: "due", days: 3 }),
    ]),
  );
  await expect
    .element(row("Daniel").last())
    .toMatchTextContent(
      /asks for help: “the budget was cut” · 1 hour ago.*checked in: off track · due tomorrow/,
    );
  await expect.element(row("Priya").last()).toMatchTextContent(/missed two check-ins/);
  await expect.element(row("Ada").last()).toMatchTextContent(/checked in: at risk/);
  await expect.element(row("Ben").last()).toMatchTextContent(/replied: “I will”/);
  await expect.element(press("Daniel", "Reply")).toBeVisible();
  await expect.element(press("Priya", "Nudge")).toBeVisible();
  await expect.element(press("Ada", "Acknowledge")).toBeVisible();
  await expect.element(press("Ben", "Mark as read")).toBeVisible();
  await expect
    .element(row("Eve").last().getByRole("link", { name: "Open" }))
    .toHaveAttribute("href", "/goals/goal-of-Eve");
  await expect
    .element(section.getByRole("link", { name: "Priya", exact: true }))
    .toHaveAttribute("href", "/coaching/Priya/week");
});

test("an acknowledged check-in leaves at once, is told, and the focus goes to the next press", async () => {
  let answer = () => undefined as void;
  const answering = new Promise<void>((resolve) => (answer = resolve));
  const { server } = show(
    needsOf([waitingPerson("Ada", unseen("c")), waitingPerson("Ben", missed)]),
  );
  server.answering = answering;
  await press("Ada", "Acknowledge").click();
  await expect.element(row("Ada")).not.toBeInTheDocument();
  await expect.element(news).toHaveTextContent("Acknowledged.");
  await expect.element(press("Ben", "Nudge")).toHaveFocus();
  expect(server.calls).toContain("POST /api/check-ins/acknowledge");
  expect(server.bodies).toEqual([{ shown: [{ goalId: "goal-of-Ada", checkInId: "c", rev: 1 }] }]);
  server.needs = needsOf([]);
  answer();
  await expect.element(section.getByText("Nobody is waiting for you.")).toBeVisible();
});

test("the last one leaves the focus on the heading; another check-in of the goal stays in its place", async () => {
  show(needsOf([waitingPerson("Ada", unseen("c", 30), unseen("d"))]));
  await quickClick(press("Ada", "Acknowledge"));
  await expect.element(press("Ada", "Acknowledge")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(section.getByRole("heading", { level: 2 })).toHaveFocus();
});

test("what was refused waits again, and says so", async () => {
  const { server } = show(needsOf([waitingPerson("Ada", unseen("c"))]));
  server.refusingWrites = "server.failed";
  await quickClick(press("Ada", "Acknowledge"));
  await expect
    .element(row("Ada").last().getByRole("alert"))
    .toHaveTextContent("That couldn't be saved. Please try again.");
  server.refusingWrites = null;
  await quickClick(press("Ada", "Acknowledge"));
  await expect.element(row("Ada")).not.toBeInTheDocument();
});

test("a nudge is written already, is changed, and goes once; where there was one lately, it says so", async () => {
  const { server } = show(needsOf([waitingPerson("Priya", missed, unseen("c"))]));
  await press("Priya", "Nudge").click();
  const field = page.getByLabelText("Your note");
  await expect.element(field).toHaveFocus();
  await expect
    .element(field)
    .toHaveValue("How is “What Priya wants” going? One line in your check-in is enough.");
  await field.fill("How is it going?");
  server.refusingWrites = "note.nudged-lately";
  await page.getByRole("button", { name: "Send nudge" }).click();
  await expect
    .element(section.getByText("You already sent a nudge on this goal in the last 3 days."))
    .toBeVisible();
  server.refusingWrites = null;
  server.needs = needsOf([]);
  await quickClick(page.getByRole("button", { name: "Send nudge" }));
  await expect.element(news).toHaveTextContent("Nudge sent to Priya.");
  await expect.element(field).not.toBeInTheDocument();
  expect(server.bodies.at(-1)).toEqual({
    note: "How is it going?",
    type: "encouragement",
    form: "panel",
    nudge: true,
    upTo: unseen("c").at,
  });
});

test("a return has one press, which writes a note; one that failed goes again as it was", async () => {
  const cameBack = { kind: "comeback", after: "day", at: now.at } as const;
  const { server } = show(needsOf([waitingPerson("Priya", cameBack)]));
  await expect
    .element(row("Priya").last())
    .toMatchTextContent(/^came back: logged the day after a missed one/);
  server.refusingWrites = "server.failed";
  await press("Priya", "Well done").click();
  await expect
    .element(row("Priya").last().getByText("That couldn't be saved. Please try again."))
    .toBeVisible();
  server.refusingWrites = null;
  server.needs = needsOf([]);
  await press("Priya", "Well done").click();
  await expect.element(news).toHaveTextContent("“Well done” sent to Priya.");
  await expect.element(row("Priya")).not.toBeInTheDocument();
  expect(server.bodies.at(-1)).toEqual({
    note: "Well done, you came back to “What Priya wants”.",
    type: "encouragement",
    form: "panel",
    praise: true,
  });
});

test("a nudge that failed goes again as it was, and a check-in that came meanwhile waits on", async () => {
  const { server, receive } = show(needsOf([waitingPerson("Priya", missed)]));
  await quickClick(press("Priya", "Nudge"));
  server.refusingWrites = "server.failed";
  await quickClick(page.getByRole("button", { name: "Send nudge" }));
  await expect.element(section.getByText("Failed to save note. Please try again.")).toBeVisible();
  server.refusingWrites = null;
  server.needs = needsOf([waitingPerson("Priya", missed, unseen("c"))]);
  receive({ entity: "check-in", id: "c", rev: 1 });
  await expect.element(row("Priya").last()).toMatchTextContent(/checked in/);
  await quickClick(page.getByRole("button", { name: "Send nudge" }));
  await expect.element(press("Priya", "Acknowledge")).toBeVisible();
  expect(server.bodies).toMatchObject([{ upTo: 0 }, { upTo: 0 }]);
  expect(new Set(server.keys).size).toBe(1);
});

test("a note answers a check-in, and leaves what was missed: that waits on, with the focus", async () => {
  const { server } = show(needsOf([waitingPerson("Daniel", help, missed)]));
  server.notes = [];
  await press("Daniel", "Reply").click();
  await page.getByLabelText("Your note").fill("Let us look at it together");
  await section.getByRole("button", { name: "Add Note", exact: true }).click();
  await expect.element(news).toHaveTextContent("Note saved.");
  await expect.element(row("Daniel").last()).toMatchTextContent(/missed two check-ins/);
  await expect.element(press("Daniel", "Nudge")).toHaveFocus();
});

test("what is typed right after Reply is pressed is in the note", async () => {
  show(needsOf([waitingPerson("Daniel", help)]));
  await expect.element(press("Daniel", "Reply")).toBeVisible();
  await import("./answer-need.tsx");
  (press("Daniel", "Reply").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}Well done");
  await expect.element(page.getByLabelText("Your note")).toHaveValue("Well done");
});

test("a call for help is answered by a note, an answer in its thread; Close gives the focus back", async () => {
  const { server } = show(needsOf([waitingPerson("Daniel", help), waitingPerson("Ben", reply)]));
  server.notes = [];
  await quickClick(press("Daniel", "Reply"));
  await section.getByRole("button", { name: "Close" }).click();
  await expect.element(press("Daniel", "Reply")).toHaveFocus();
  await quickClick(press("Daniel", "Reply"));
  await page.getByLabelText("Your note").fill("Let us look at it together");
  await quickClick(section.getByRole("button", { name: "Add Note", exact: true }));
  await expect.element(row("Daniel")).not.toBeInTheDocument();
  await expect.element(news).toHaveTextContent("Note saved.");
  expect(server.bodies.at(-1)).toMatchObject({ upTo: help.at });
  await expect.element(press("Ben", "Reply")).toHaveFocus();
  await press("Ben", "Mark as read").click();
  await expect.element(row("Ben")).not.toBeInTheDocument();
  expect(server.bodies.at(-1)).toEqual({ upTo: now.at });
});

test("of many, the first; the others when asked", async () => {
  const names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus"];
  const { server } = show(needsOf(names.map((name) => waitingPerson(name, unseen(name)))));
  await expect.element(section.getByRole("heading", { level: 2 })).toHaveTextContent("Needs you 7");
  await expect.element(row("Eve").last()).toBeVisible();
  await expect.element(row("Fay")).not.toBeInTheDocument();
  expect(server.calls).toEqual([]);
  await section.getByRole("button", { name: "Show more" }).click();
  await expect.element(row("Gus").last()).toBeVisible();
  await press("Fay", "Acknowledge").click();
  await expect.element(section.getByRole("heading", { level: 2 })).toHaveTextContent("Needs you 6");
  await expect.element(press("Gus", "Acknowledge")).toHaveFocus();
  await section.getByRole("button", { name: "Show fewer" }).click();
  await expect.element(row("Gus")).not.toBeInTheDocument();
});
