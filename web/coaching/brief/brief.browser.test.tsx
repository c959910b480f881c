import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Brief, BriefedGoal } from "#contract/brief.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { printMedia } from "#web/ui/fixtures/media.fixture.ts";
import { goal, weeklyCheckIn } from "../fixtures/coached.fixture.ts";
import { weekRow } from "../fixtures/week.fixture.ts";
import { BriefPage } from "../week/person-pages.tsx";

function briefed(id: string, ...weeks: BriefedGoal["weeks"]): BriefedGoal {
  return { goal: { ...goal, id, nextStep: { text: "Call Ada", day: "2027-01-20" } }, weeks };
}

function show(answer: Brief | Response) {
  serve(() => answer);
  showScreen(<BriefPage uid="daniel" />);
}

const section = page.getByRole("region", { name: "Meet new people" });

test("tells of a goal its standing, its step, and its weeks, newest first", async () => {
  const checkIn = weeklyCheckIn("c", 30, {
    health: "at-risk",
    kept: "partly",
    obstacle: "Rain",
    help: "A coat",
  });
  const rows = [
    weekRow(0, { state: "open", checkIn: null, promise: "run" }),
    weekRow(1, { promise: "walk", checkIn }),
    weekRow(2, { checkIn: weeklyCheckIn("b", 200, { health: null, circle: "private" }) }),
    weekRow(3, { state: "missed", checkIn: null, change: null }),
  ];
  show({ ownerName: "Daniel", goals: [briefed("one", ...rows)] });
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Brief: Daniel");
  await expect.element(page.getByText("The last 4 weeks of 1 goal you coach.")).toBeVisible();
  await expect.element(section).toMatchTextContent(/5 of 10 people/);
  await expect.element(section).toMatchTextContent(/Step: Call Ada, Jan 20, 2027/);
  const weeks = section.getByRole("listitem");
  for (const [place, words] of [
    /Jan 4 – Jan 10.*Logged Tue.*\+2 people, now 5 of 10 · no answer yet to “.*run.*” · Check-in due by Jan 17/,
    /Dec 28 – Jan 3.*partly kept “.*walk.*” · At risk · obstacle: “.*Rain.*” · would help: “.*A coat/,
    /Dec 21 – Dec 27.*Checked in \(private\)/,
    /Dec 14 – Dec 20.*No change · Missed check-in/,
  ].entries())
    await expect.element(weeks.nth(place)).toMatchTextContent(words);
  await expect
    .element(page.getByRole("link", { name: "Week", exact: true }))
    .toHaveAttribute("href", "/coaching/daniel/week");
});

test("a goal without check-ins says so", async () => {
  show({ ownerName: "Daniel", goals: [briefed("one")] });
  await expect.element(section.getByText("No check-ins yet.")).toBeVisible();
});

test("three goals fit a sheet of A4", async () => {
  const [width, height] = [680, 1009]; // 180 by 267 mm within its margins.
  const sentence = "Write down what each service needs before anybody asks for it again. ";
  const said = { obstacle: sentence, promise: sentence, kept: "not" } as const;
  const rows = [0, 1, 2, 3].map((ago) =>
    weekRow(ago, { promise: sentence, checkIn: weeklyCheckIn(`${ago}`, 1, said) }),
  );
  await page.viewport(width, height);
  await printMedia();
  show({ ownerName: "Daniel", goals: ["one", "two", "three"].map((id) => briefed(id, ...rows)) });
  await expect.element(section.nth(2)).toBeVisible();
  const main = page.getByRole("main").element();
  expect(main.scrollHeight).toBeLessThanOrEqual(height);
  expect(main.scrollWidth).toBeLessThanOrEqual(width);
});

test("somebody whom one does not coach: it says so, and where to go", async () => {
  show(refusal("not-found"));
  await expect.element(page.getByText(/^You don't coach this person\./)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Back to coaching" }))
    .toHaveAttribute("href", "/coaching");
});
