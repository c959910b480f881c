import { describe, expect, test } from "vitest";
import {
  mailDays,
  mailHealth,
  mailStats,
  pendingAsksForAction,
  successRate,
} from "./mail-health.ts";

test("figures are added up, over all and by type", () => {
  const figures = [
    { type: "verification", sent: 3, failed: 1, pending: 0 },
    { type: "weekly_update", sent: 10, failed: 0, pending: 2 },
    { type: "verification", sent: 1, failed: 0, pending: 1 },
  ] as const;
  expect(mailStats(figures)).toEqual({
    total: 18,
    sent: 14,
    failed: 1,
    pending: 3,
    byType: {
      verification: { total: 6, sent: 4, failed: 1, pending: 1 },
      weekly_update: { total: 12, sent: 10, failed: 0, pending: 2 },
    },
  });
  expect(mailStats([])).toEqual({ total: 0, sent: 0, failed: 0, pending: 0, byType: {} });
});

test("each day of a range has its mail, one without any too, and one after its end that is named", () => {
  const figures = [
    { day: "2028-02-28", type: "verification", sent: 1, failed: 0, pending: 0 },
    { day: "2028-02-28", type: "marketing", sent: 0, failed: 2, pending: 0 },
    { day: "2028-03-01", type: "verification", sent: 0, failed: 0, pending: 1 },
  ] as const;
  const days = [
    {
      day: "2028-02-28",
      byType: {
        verification: { total: 1, sent: 1, failed: 0, pending: 0 },
        marketing: { total: 2, sent: 0, failed: 2, pending: 0 },
      },
    },
    { day: "2028-02-29", byType: {} },
    { day: "2028-03-01", byType: { verification: { total: 1, sent: 0, failed: 0, pending: 1 } } },
  ];
  expect(mailDays(figures, "2028-02-28", "2028-03-01")).toEqual(days);
  expect(mailDays(figures, "2028-02-28", "2028-02-29")).toEqual(days);
  expect(mailDays([], "2028-02-29", "2028-02-29")).toEqual([days[1]]);
});

describe("health (product 17.11)", () => {
  test.each([
    [95, 5, "Excellent"],
    [949, 51, "Good"],
    [90, 10, "Good"],
    [899, 101, "Fair"],
    [80, 20, "Fair"],
    [799, 201, "Needs Attention"],
  ])("%i sent and %i failed: %s", (sent, failed, label) => {
    expect(mailHealth(successRate({ sent, failed }))?.label).toBe(label);
  });

  test("without settled mail there is no rate", () => {
    expect(successRate({ sent: 0, failed: 0 })).toBeNull();
    expect(mailHealth(null)).toBeNull();
  });

  test("more than 5 pending ask for somebody", () => {
    expect([5, 6].map((pending) => pendingAsksForAction({ pending }))).toEqual([false, true]);
  });
});
