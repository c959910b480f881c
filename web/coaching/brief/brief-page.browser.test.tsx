import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Brief } from "#contract/brief.ts";
import type { WeeklyCheckIn } from "#contract/weekly-check-ins.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { goal, weeklyCheckIn } from "../fixtures/coached.fixture.ts";
import { BriefPage } from "./brief-page.tsx";

const checkIn = (id: string, days: number, over: Partial<WeeklyCheckIn>) =>
  weeklyCheckIn(id, days * 24, { period: "2027-01-04", health: "on-track", ...over });

const brief: Brief = {
  ownerName: "Daniel",
  since: "2026-12-16",
  goals: [
    {
      goal: { ...goal, nextStep: { text: "Call Ada", day: "2027-01-20" } },
      moves: [
        { day: "2027-01-02", by: 3, to: 4 },
        { day: "2027-01-05", by: -1, to: 3 },
      ],
      checkIns: [
        checkIn("c", 2, { health: "at-risk", kept: "partly", obstacle: "Rain", help: "A coat" }),
        checkIn("b", 9, { promise: "walk at 6:40" }),
        checkIn("a", 16, { circle: "private", health: null }),
      ],
      missed: 1,
      dueUntil: "2027-01-17",
    },
  ],
};

function show(answer: Brief | Response) {
  serve(() => answer);
  showScreen(<BriefPage uid="daniel" />);
}

const section = page.getByRole("region", { name: "Meet new people" });

test("tells of a goal what changed, how it went, what was promised, and what is due", async () => {
  show(brief);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Brief: Daniel");
  await expect
    .element(page.getByText(/^Since Dec 16, 2026, for 1 goal you coach\.$/))
    .toBeVisible();
  for (const words of [
    /Jan 2, 2027: \+3 people/,
    /Jan 5, 2027: −1 person/,
    /At risk/,
    /Obstacle: Rain/,
    /What would help: A coat/,
    /Checked in \(private\)/,
    /“walk at 6:40”: partly kept/,
    /Step: Call Ada, Jan 20, 2027/,
    /Missed: 1 check-in/,
    /Check-in due by Jan 17, 2027/,
    /Goal due Mar 1, 2027/,
  ])
    await expect.element(section).toMatchTextContent(words);
});

test("a promise is open until the next check-in; of one that went by without a word nothing is said", async () => {
  const checkIns = [checkIn("b", 2, { promise: "run" }), checkIn("a", 9, { promise: "walk" })];
  show({ ...brief, goals: [{ ...brief.goals[0]!, checkIns }] });
  await expect.element(section.getByText("“run”: until the next check-in")).toBeVisible();
  await expect.element(section.getByText("“walk”: no answer yet")).toBeVisible();
});

test("what was promised twice stands there twice", async () => {
  const complaints = vi.spyOn(console, "error");
  onTestFinished(() => complaints.mockRestore());
  const checkIns = [checkIn("b", 2, { promise: "run" }), checkIn("a", 9, { promise: "run" })];
  show({ ...brief, goals: [{ ...brief.goals[0]!, checkIns }] });
  await expect.element(section.getByText("“run”: no answer yet")).toBeVisible();
  expect(complaints).not.toHaveBeenCalled();
});

test("nothing happened: it says so", async () => {
  show({ ...brief, goals: [{ ...brief.goals[0]!, moves: [], checkIns: [] }] });
  for (const words of ["No progress.", "No check-ins.", "No promises."])
    await expect.element(section.getByText(words)).toBeVisible();
});

test("somebody whom one does not coach: it says so, and where to go", async () => {
  show(refusal("not-found"));
  await expect.element(page.getByText(/^You don't coach this person\./)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Back to coaching" }))
    .toHaveAttribute("href", "/coaching");
});
