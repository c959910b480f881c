import { describe, expect, test, vi } from "vitest";

// What a browser says without a zone, a row of a newer time zone database, and an import.
const unknown = ["Etc/Unknown", "Mars/Olympus", "America/Coyhaiqueño", "", "UTC; drop", "\ud800"];

const at = Date.parse("2026-03-10T23:30:00Z");

/** The rules as an engine loads them whose `Intl` is like this. */
async function rulesWith(changes: object) {
  vi.resetModules();
  vi.stubGlobal("Temporal", undefined);
  Reflect.deleteProperty(globalThis, "Temporal");
  vi.stubGlobal("Intl", Object.create(Intl, Object.getOwnPropertyDescriptors(changes)));
  const [intl, day, hour, zone, text] = await Promise.all([
    import("./intl.ts"),
    import("./day.ts"),
    import("./local-hour.ts"),
    import("./zone-offset.ts"),
    import("./short-text.ts"),
  ]);
  return { ...intl, ...day, ...hour, ...zone, ...text };
}

describe.each(unknown)("the zone %j, which this runtime does not know", (zone) => {
  test("is none, and its days are those of UTC", async () => {
    const rules = await rulesWith({});
    expect(rules.isZone(zone)).toBe(false);
    expect(rules.canonicalZone(zone)).toBe(null);
    expect(rules.offsetAt(at, zone)).toBe(0);
    expect(rules.offsetAt(-at, zone)).toBe(0);
    expect(rules.dayOf(at, zone)).toBe("2026-03-10");
    expect(rules.clockOf(at, zone)).toBe("23:30");
    expect(rules.instantAt("2026-03-10", 8, zone)).toBe(rules.instantAt("2026-03-10", 8, "UTC"));
    expect(Object.keys(rules.offsetsAround(at, zone))).toHaveLength(3);
  });

  test("is what such a runtime calls its own", async () => {
    const format = () => ({ resolvedOptions: () => ({ timeZone: zone }) });
    const { machineZone } = await rulesWith({ DateTimeFormat: format });
    expect(machineZone()).toBe(zone || "UTC");
  });
});

test("a runtime that answers no zone at all is in UTC", async () => {
  const { machineZone } = await rulesWith({
    DateTimeFormat: () => ({ resolvedOptions: () => ({}) }),
  });
  expect(machineZone()).toBe("UTC");
});

test.each([
  ["A long line", 6, "A lon…"],
  ["😀😀😀", 4, "😀…"],
])(
  "without a segmenter %j of at most %i is cut to %j, and not within a character",
  async (text, most, cut) => {
    const { beginningOf } = await rulesWith({ Segmenter: undefined });
    expect(beginningOf(text, most)).toBe(cut);
  },
);
