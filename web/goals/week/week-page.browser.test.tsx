import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { doneRow, healthOf, openRow, openWeek, row, saveOf } from "./fixtures/week.fixture.tsx";

const promise = (goal: string) => row(goal).getByLabelText("By next Monday I will");

beforeEach(() => localStorage.clear());

describe("a row", () => {
  test("is saved alone with its value, promise and health; then the next open row has the focus", async () => {
    const { server } = openWeek([openRow("Read"), openRow("Walk")]);
    await row("Read").getByRole("radio", { name: "Partly kept" }).click();
    await row("Read").getByRole("button", { name: "Increase" }).click();
    await healthOf("Read", "On track").click();
    await promise("Read").fill("read at noon");
    await quickClick(saveOf("Read"));
    await expect.element(row("Walk")).toHaveFocus();
    expect(server.bodies).toEqual([
      {
        period: "2027-01-11",
        health: "on-track",
        kept: "partly",
        obstacle: "",
        help: "",
        promise: "read at noon",
        circle: "private",
        progress: { kind: "change", by: 1 },
      },
    ]);
    await expect
      .element(row("Read"))
      .toMatchTextContent(/On track.*By Jan 18 I will.*read at noon/);
  });

  test("asks for nothing but how it is going, there, with the focus", async () => {
    const { server } = openWeek([openRow("Read")]);
    await expect.element(page.getByText(/^Only “How is it going\?” is required\./)).toBeVisible();
    await quickClick(saveOf("Read"));
    await expect.element(row("Read").getByText("Please choose how it's going.")).toBeVisible();
    await expect.element(healthOf("Read", "On track")).toHaveFocus();
    expect(server.bodies).toEqual([]);
  });

  test("opens what is in the way at risk and off track, not on track", async () => {
    openWeek([openRow("Read")]);
    const obstacle = row("Read").getByLabelText("What's in the way?");
    await healthOf("Read", "On track").click();
    await expect.element(obstacle).not.toBeInTheDocument();
    await healthOf("Read", "At risk").click();
    await expect.element(obstacle).toBeVisible();
    await expect.element(row("Read").getByText("Your if-then plans")).toBeVisible();
    await obstacle.fill("Rain");
    await healthOf("Read", "On track").click();
    await expect.element(obstacle).toHaveValue("Rain");
  });

  test("is for its coach unless it is kept private", async () => {
    const goal = { coachName: "Grace", coachStatus: "accepted" } as const;
    const rows = ["Read", "Walk"].map((name) => openRow(name, { goal, coachId: "grace" }));
    const { server } = openWeek(rows);
    await healthOf("Read", "On track").click();
    await quickClick(saveOf("Read"));
    await expect.element(row("Walk")).toHaveFocus();
    await healthOf("Walk", "On track").click();
    await row("Walk")
      .getByRole("checkbox", { name: /^Keep private/ })
      .click();
    await quickClick(saveOf("Walk"));
    await expect.poll(() => server.bodies.length).toBe(2);
    expect(server.bodies).toMatchObject([
      { circle: "coach", coachId: "grace" },
      { circle: "private" },
    ]);
  });

  test("is kept private by a press anywhere around its box", async () => {
    const goal = { coachName: "Grace", coachStatus: "accepted" } as const;
    openWeek([openRow("Read", { goal, coachId: "grace" })]);
    const box = row("Read").getByRole("checkbox", { name: /^Keep private/ });
    await expect.element(box).toBeVisible();
    const { left, top, width, height } = box.element().getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    for (const [across, down] of [
      [-21, 0],
      [21, 0],
      [0, -21],
      [0, 21],
    ] as const) {
      const label = document.elementFromPoint(x + across, y + down)?.closest("label");
      expect(label?.control).toBe(box.element());
    }
  });

  test("keeps what was typed where it is done elsewhere, and says so", async () => {
    const { server, receive } = openWeek([openRow("Read")]);
    await promise("Read").fill("read at noon");
    server.rows = [{ ...doneRow("Read"), checkIn: null, state: "missed" }];
    receive({ entity: "check-in", id: "c", rev: 1 });
    await expect
      .element(row("Read").getByText(/^No check-in is due on this goal now\./))
      .toBeVisible();
    await expect.element(promise("Read")).toHaveValue("read at noon");
    await row("Read").getByRole("button", { name: "Discard my text" }).click();
    await expect.element(row("Read").getByText("No check-in this week.")).toBeVisible();
  });
});

describe("the last open row", () => {
  test.each([
    ["done", doneRow("Walk")],
    ["away", openRow("Walk", { state: "away" })],
  ])(
    "beside one that is %s says once, with the focus, that the week is complete",
    async (_, other) => {
      openWeek([other, openRow("Read")]);
      await healthOf("Read", "On track").click();
      await quickClick(saveOf("Read"));
      const said = page.getByText("Your week is complete.");
      await expect.element(said).toHaveFocus();
      await expect.element(said).toHaveLength(1);
    },
  );

  test("lays none where the week was complete before", async () => {
    openWeek([doneRow("Walk")]);
    await expect.element(row("Walk")).toBeVisible();
    await expect.element(page.getByText("Your week is complete.")).toHaveLength(1);
  });
});

describe("a done row", () => {
  test("says what became of the last promise", async () => {
    openWeek([doneRow("Read")]);
    await expect.element(row("Read")).toMatchTextContent(/Last promise: read at breakfast · Kept/);
  });

  test("is corrected in the revision that is shown", async () => {
    const { server } = openWeek([doneRow("Read", { promise: "read", rev: 3 })]);
    await row("Read").getByRole("button", { name: "Change your check-in on Read" }).click();
    await expect.element(healthOf("Read", "On track")).toBeChecked();
    await healthOf("Read", "At risk").click();
    await promise("Read").fill("read at noon");
    await quickClick(saveOf("Read"));
    await expect.element(row("Read")).toMatchTextContent(/At risk.*read at noon/);
    expect(server.bodies).toMatchObject([
      { health: "at-risk", kept: "kept", promise: "read at noon", rev: 3 },
    ]);
  });

  test.each([1280, 390])(
    "is saved or cancelled on one line below its words, %i wide",
    async (wide) => {
      const { innerWidth: width, innerHeight: height } = window;
      onTestFinished(() => page.viewport(width, height));
      await page.viewport(wide, 844);
      openWeek([doneRow("Read", { health: "at-risk", obstacle: "Rain" })]);
      await row("Read")
        .getByRole("button", { name: /^Change/ })
        .click();
      const topOf = (locator: Locator) => locator.element().getBoundingClientRect().top;
      const cancel = row("Read").getByRole("button", { name: "Cancel" });
      await expect.element(cancel).toBeVisible();
      expect(topOf(saveOf("Read"))).toBe(topOf(cancel));
      expect(topOf(cancel)).toBeGreaterThan(topOf(promise("Read")));
    },
  );

  test("says why it cannot be corrected now, and keeps the words", async () => {
    const { server } = openWeek([doneRow("Read", { promise: "read" })]);
    await row("Read")
      .getByRole("button", { name: /^Change/ })
      .click();
    server.refusing = "check-in.seen";
    await promise("Read").fill("read at noon");
    await quickClick(saveOf("Read"));
    await expect.element(row("Read").getByText(/^Your coach has seen this check-in/)).toBeVisible();
    await expect.element(promise("Read")).toHaveValue("read at noon");
  });

  test.each([
    ["its coach has seen it", doneRow("Read", { seen: { by: "Grace", at: 0 } })],
    [
      "its week is over",
      doneRow("Read", {}, { period: { from: "2027-01-04", until: "2027-01-11" } }),
    ],
  ])("offers no correction once %s", async (_, done) => {
    openWeek([done]);
    await expect.element(row("Read").getByText("On track")).toBeVisible();
    await expect.element(row("Read").getByRole("button")).not.toBeInTheDocument();
  });
});

describe("keys", () => {
  test("move between rows, choose how it is going, and save", async () => {
    const { server } = openWeek([openRow("Read"), openRow("Walk")]);
    await expect.element(page.getByRole("button", { name: "Keyboard shortcuts" })).toBeVisible();
    await userEvent.keyboard("j");
    await expect.element(row("Read")).toHaveFocus();
    await userEvent.keyboard("j");
    await expect.element(row("Walk")).toHaveFocus();
    await userEvent.keyboard("k2");
    await expect.element(healthOf("Read", "At risk")).toBeChecked();
    await userEvent.keyboard("jk{Enter}");
    await expect.poll(() => server.bodies).toMatchObject([{ health: "at-risk" }]);
  });

  test("are text in a text field", async () => {
    openWeek([openRow("Read")]);
    await promise("Read").click();
    await userEvent.keyboard("jk12?");
    await expect.element(promise("Read")).toHaveValue("jk12?");
    await expect.element(healthOf("Read", "On track")).not.toBeChecked();
  });

  test("are listed by ?, and can be turned off for the device", async () => {
    const { unmount } = openWeek([openRow("Read")]);
    await expect.element(page.getByRole("button", { name: "Keyboard shortcuts" })).toBeVisible();
    await userEvent.keyboard("?");
    const off = page.getByRole("switch", { name: "Use keyboard shortcuts" });
    await expect.element(off).toBeChecked();
    await off.click();
    await page.getByRole("button", { name: "Done" }).click();
    unmount();
    openWeek([openRow("Read")]);
    await expect.element(page.getByRole("button", { name: "Keyboard shortcuts" })).toBeVisible();
    await userEvent.keyboard("?1");
    await expect.element(healthOf("Read", "On track")).not.toBeChecked();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });
});

test("goals one at a time are remembered, and lead back", async () => {
  const { history, unmount } = openWeek([openRow("Read"), openRow("Walk")]);
  await page.getByRole("link", { name: "One goal at a time" }).click();
  expect(history.at(-1)).toBe("/check-in");
  unmount();
  const again = openWeek([openRow("Read")]);
  await expect.poll(() => again.history.at(-1)).toBe("/check-in");
});
