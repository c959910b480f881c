import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { goalPath } from "#contract/routes.ts";
import { byDay } from "#domain/measures.fixture.ts";
import { standingTime } from "#web/client/fixtures/standing-time.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { goal } from "../fixtures/goal.fixture.ts";
import {
  card,
  held,
  numeric,
  onDay,
  show,
  showPart,
  status,
  update,
  yesOrNo,
} from "../fixtures/goal-card.fixture.tsx";
import { CheckInForm } from "../check-ins/check-in-form.tsx";
import { GoalCard } from "./goal-card.tsx";

const plusOne = card.getByRole("button", { name: `Add 1 to ${goal.description}` });
const complete = card.getByRole("button", { name: "Mark Complete" });

test("a card says what its goal is and how far it has come", async () => {
  show();
  await expect.element(card.getByRole("heading", { name: "Meet new people" })).toBeVisible();
  await expect.element(card).toMatchTextContent("Career");
  await expect.element(card).toMatchTextContent("In Progress");
  await expect.element(card).toMatchTextContent("3 of 5 new connections");
  await expect.element(card).toMatchTextContent("Due Mar 1, 2027, in 45 days");
  const bar = card.getByRole("progressbar", { name: "Progress of Meet new people" });
  await expect.element(bar).toHaveAttribute("aria-valuenow", "60");
});

test("an unsaved check-in shows on the card, and leads to the goal's page, until it is saved", async () => {
  showPart(numeric(3), (row) => (
    <>
      <ul>
        <GoalCard goal={row} />
      </ul>
      <CheckInForm goal={{ ...row, coachUid: null }} />
    </>
  ));
  const unsaved = card.getByRole("link", { name: "Unsaved note" });
  await page.getByRole("heading", { name: "Note to yourself" }).click();
  await page.getByLabelText("How is it going?").fill("Harder than I thought");
  await expect.element(unsaved).toHaveAttribute("href", goalPath(goal.id));
  await page.getByRole("button", { name: "Save note" }).click();
  await expect.element(unsaved).not.toBeInTheDocument();
});

test("a check-in that was not saved shows on the card of a completed goal too", async () => {
  const { unmount } = showPart(numeric(3), (row) => (
    <CheckInForm goal={{ ...row, coachUid: null }} />
  ));
  await page.getByRole("heading", { name: "Note to yourself" }).click();
  await page.getByLabelText("How is it going?").fill("Harder than I thought");
  unmount();
  show({ ...numeric(10), completed: true, status: "completed" });
  await expect.element(card.getByRole("link", { name: "Unsaved note" })).toBeVisible();
});

describe("a Date goal (product 4.35)", () => {
  const nearlyOver = {
    ...onDay,
    createdAt: Date.UTC(2026, 11, 16),
    measurable: byDay("2027-01-17"),
  };
  const fill = () => getComputedStyle(card.element().querySelector("rect:last-of-type")!);

  test("says how much time has passed, in a hatched bar", async () => {
    show(nearlyOver);
    await expect.element(card).toMatchTextContent("By Jan 17, 2027");
    await expect.element(card).toMatchTextContent("93% of the time has passed");
    const bar = card.getByRole("progressbar", { name: "Time passed for Meet new people" });
    await expect.element(bar).toHaveAttribute("aria-valuenow", "93");
    expect(fill().maskImage).toContain("gradient");
  });

  test("can be marked complete, without emphasis", async () => {
    const { unmount } = show(nearlyOver);
    await expect.element(complete).toBeVisible();
    const plain = complete.element().className;
    unmount();
    show(numeric(9));
    await expect.element(complete).toBeVisible();
    expect(complete.element().className).not.toBe(plain);
  });

  test("reached on a day reads as work", async () => {
    show({ ...nearlyOver, measurable: byDay("2027-01-17", "2027-01-14") });
    await expect.element(card).toMatchTextContent("Reached Jan 14, 2027100%");
    expect(fill().maskImage).toBe("none");
  });
});

describe("one step", () => {
  test("shows at once, says how it goes, and clears its news after 2 seconds", async () => {
    const pass = standingTime();
    const { server } = show(numeric(3));
    const release = held(server);
    await plusOne.click();
    await expect.element(card).toMatchTextContent("4 of 10 pages");
    await expect.element(status).toHaveTextContent("Updating...");
    release();
    await expect.element(status).toHaveTextContent("Progress Updated!");
    await pass(1_999);
    expect(status.element().textContent).toBe("Progress Updated!");
    await pass(1);
    expect(status.element().textContent).toBe("");
    await expect.element(card).toMatchTextContent("4 of 10 pages");
  });

  test("is taken back when the server refuses it", async () => {
    const { server } = show(numeric(3));
    server.refusingWrites = "server.failed";
    await quickClick(plusOne);
    await expect.element(status).toHaveTextContent("Error updating");
    await expect.element(card).toMatchTextContent("3 of 10 pages");
    expect(card.getByRole("button", { name: /^Undo/ }).elements()).toHaveLength(0);
  });

  test("Done says Already done of a goal that is, and asks the server nothing", async () => {
    const { server } = show(yesOrNo(true));
    await card.getByRole("button", { name: `Done: ${goal.description}` }).click();
    await expect.element(status).toHaveTextContent("Already done");
    expect(server.calls).toEqual([]);
  });

  test("Done finishes a yes-or-no goal", async () => {
    show(yesOrNo(false));
    await quickClick(card.getByRole("button", { name: `Done: ${goal.description}` }));
    await expect.element(card.getByText("Completed")).toBeVisible();
    await expect.element(card).toMatchTextContent("100%");
  });
});

describe("Mark Complete", () => {
  test.each([
    [8, 0],
    [9, 1],
  ])("at %i of 10 it is offered %i times", async (current, times) => {
    show(numeric(current));
    await expect.element(update).toBeVisible();
    expect(complete.elements()).toHaveLength(times);
  });

  test("completes the goal, takes the actions away, and leaves focus on the card", async () => {
    const { server } = show(numeric(9));
    const release = held(server);
    await complete.click();
    await expect.element(status).toHaveTextContent("Updating...");
    release();
    await expect.element(status).toHaveTextContent("Completed!");
    expect(card.getByRole("button").elements()).toHaveLength(0);
    await expect
      .element(card.getByRole("link", { name: "View Details" }))
      .toHaveAttribute("href", goalPath(goal.id));
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect.element(card.getByRole("heading", { name: goal.description })).toHaveFocus();
  });
});

describe("live", () => {
  test("a change made elsewhere shows", async () => {
    const { server, receive } = show(numeric(3));
    const { rev } = server.moved(goal.id, { kind: "change", by: 4 });
    receive({ entity: "goal", id: goal.id, rev });
    await expect.element(card).toMatchTextContent("7 of 10 pages");
    expect(server.calls).toEqual([`GET /api/goals/${goal.id}`]);
  });

  test("the echo of one's own write asks for nothing", async () => {
    const { server, receive } = show(numeric(3));
    const release = held(server);
    await quickClick(plusOne);
    receive({ entity: "goal", id: goal.id, rev: goal.rev + 1 });
    release();
    await expect.element(status).toHaveTextContent("Progress Updated!");
    receive({ entity: "goal", id: goal.id, rev: goal.rev + 1 });
    await expect.element(card).toMatchTextContent("4 of 10 pages");
    expect(server.calls).toEqual([`POST /api/goals/${goal.id}/progress`]);
  });

  test("a goal that is new elsewhere appears", async () => {
    const { server, receive } = show();
    server.goals = [{ ...goal, id: "other", description: "Brand new" }, ...server.goals];
    receive({ entity: "goal", id: "other", rev: 1 });
    await expect.element(page.getByRole("listitem", { name: "Brand new" })).toBeVisible();
  });
});
