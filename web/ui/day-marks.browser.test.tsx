import { expect, test } from "vitest";
import { addDays } from "#domain/day.ts";
import type { DayMark } from "#domain/week.ts";
import { DayMarks } from "./day-marks.tsx";
import { forceColours } from "./fixtures/media.fixture.ts";
import { mount } from "./fixtures/mount.fixture.ts";

/** From a Monday on. */
const from = (...marks: readonly DayMark[]) =>
  marks.map((mark, n) => ({ day: addDays("2026-11-02", n), mark }));

function show(...marks: readonly DayMark[]) {
  mount(<DayMarks days={from(...marks)} />);
  return document.querySelector(".visually-hidden")?.textContent;
}

test.each<[readonly DayMark[], string]>([
  [
    ["logged", "logged", "logged-later", "paused", "none", "none", "none"],
    "Logged Mon, Tue; logged later Wed; paused Thu",
  ],
  [
    ["none", "logged-later", "none", "none", "paused", "none", "none"],
    "Logged later Tue; paused Fri",
  ],
  [["none", "paused"], "Paused Tue"],
  [["none"], "Nothing logged"],
  [["logged", "none", "none", "none", "none", "none", "none", "logged"], "Logged Nov 2, Nov 9"],
])("%s are read as '%s'", (marks, text) => {
  expect(show(...marks)).toBe(text);
});

test("each mark has a shape of its own, also in forced colours", async () => {
  await forceColours();
  show("logged", "logged-later", "paused", "none");
  const drawn = [...document.querySelectorAll("svg")].map((svg) => {
    const { fill, stroke } = getComputedStyle(svg);
    const path = svg.firstElementChild?.getAttribute("d");
    return { shape: [fill === "none", stroke === "none", path].join(), seen: [fill, stroke] };
  });
  expect(new Set(drawn.map(({ shape }) => shape)).size).toBe(4);
  const canvas = getComputedStyle(document.body).backgroundColor;
  for (const { seen } of drawn) {
    expect(seen).not.toContain(canvas);
    expect(seen).not.toEqual(["none", "none"]);
  }
});
