import { expect, test } from "vitest";
import type { Pace } from "#domain/pace.ts";
import { box, paceLines } from "./pace-line.ts";

const pace: Pace = {
  start: "2027-01-01",
  due: "2027-01-11",
  target: 10,
  unit: "pages",
  points: [
    { day: "2027-01-01", value: 0, expected: 0 },
    { day: "2027-01-06", value: 5, expected: 5 },
  ],
  straight: [
    { day: "2027-01-01", value: 0 },
    { day: "2027-01-11", value: 10 },
  ],
  lead: null,
  finish: null,
};

test("a goal on pace lies on the straight pace, from corner to corner", () => {
  const { progress, straight, last } = paceLines(pace);
  expect(progress).toBe("M4 126L160 65");
  expect(straight).toBe("M4 126L316 4L316 4");
  expect(last).toEqual({ x: 160, y: 65 });
});

test("what is over the target, and after the due date, stays inside the box", () => {
  const points = [...pace.points, { day: "2027-01-21", value: 20, expected: 10 }];
  const { last, straight } = paceLines({ ...pace, points });
  expect(last).toEqual({ x: box.width - 4, y: 4 });
  expect(straight).toBe("M4 126L160 65L316 65");
});

test("a goal due on its creation day has a line", () => {
  const points = pace.points.slice(0, 1);
  const ends = [0, 10].map((value) => ({ day: pace.start, value }));
  const { straight, progress } = paceLines({ ...pace, due: pace.start, points, straight: ends });
  expect(straight).toBe("M4 126L4 4L4 4");
  expect(progress).toBe("M4 126");
});
