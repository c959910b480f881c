import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "./database.ts";
import { decoderOf, encodeValue } from "./values.ts";
import { describeOnEngines } from "../fixtures/engines.fixture.ts";

const instant = Date.UTC(2026, 2, 29, 0, 30, 15, 123);
const bytes = new Uint8Array([0, 92, 255]);
const awkward = 'a "b" \\ {c},\n😀 NULL';

/** Type, what is bound, what is read back. */
const values: [type: string, bound: unknown, read: unknown][] = [
  ["text", awkward, awkward],
  ["text", "", ""],
  ["varchar(9)", "cairn", "cairn"],
  ["boolean", true, true],
  ["boolean", false, false],
  ["smallint", -32_768, -32_768],
  ["integer", 2_147_483_647, 2_147_483_647],
  ["bigint", Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ["bigint", 9_007_199_254_740_991n, Number.MAX_SAFE_INTEGER],
  ["numeric", "12.50", 12.5],
  ["real", 0.5, 0.5],
  ["double precision", 0.1, 0.1],
  ["double precision", 1e308, 1e308],
  ["timestamptz", new Date(instant), instant],
  ["timestamptz", "2026-03-29 02:30:15.123456+02", instant],
  ["timestamptz", "0044-03-15 12:00:00+00", Date.parse("0044-03-15T12:00:00Z")],
  ["timestamp", "2026-03-29 00:30:15.5", "2026-03-29 00:30:15.5"],
  ["date", "2028-02-29", "2028-02-29"],
  ["time", "23:59:59", "23:59:59"],
  ["interval", "1 day 2 hours", "1 day 02:00:00"],
  ["uuid", "0b3c0f5e-4f4a-4b5e-8d39-0b3c0f5e4f4a", "0b3c0f5e-4f4a-4b5e-8d39-0b3c0f5e4f4a"],
  ["bytea", bytes, bytes],
  ["json", { a: [1, null, "x"] }, { a: [1, null, "x"] }],
  ["jsonb", { b: true, a: awkward }, { a: awkward, b: true }],
  ["jsonb", JSON.stringify([1, 2]), [1, 2]],
  ["jsonb", "null", null],
  ["text[]", [awkward, "NULL", "", null], [awkward, "NULL", "", null]],
  ["text[]", [], []],
  [
    "integer[]",
    [
      [1, 2],
      [3, 4],
    ],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ["bigint[]", [1, instant], [1, instant]],
  ["boolean[]", [true, false], [true, false]],
  ["double precision[]", [0.5, null], [0.5, null]],
  ["timestamptz[]", [new Date(instant)], [instant]],
  ["date[]", ["2026-03-29"], ["2026-03-29"]],
  ["bytea[]", [bytes], [bytes]],
  ["jsonb[]", [{ a: awkward }], [{ a: awkward }]],
];

const zones = ["Pacific/Kiritimati", "America/St_Johns"];

describeOnEngines(
  "values",
  (open) => {
    let db: Database;
    beforeAll(async () => {
      db = await open();
    });
    afterEach(() => {
      delete process.env["TZ"];
    });

    describe.each(zones)("in a process in %s", (zone) => {
      it.each(values)("%s takes %o", async (type, bound, read) => {
        process.env["TZ"] = zone;
        expect(new Date(instant).getTimezoneOffset()).not.toBe(0);
        const statement = { name: `${type} ${zone}`, sql: `select $1::${type} as value` };
        expect(await db.run(statement, [bound as string])).toEqual([{ value: read }]);
        expect(await db.run({ ...statement, name: `again ${statement.name}` }, [null])).toEqual([
          { value: null },
        ]);
      });
    });

    it("reads what the database itself computes", async () => {
      const [row] = await db.run<Record<string, unknown>>({
        name: "computed",
        sql: `select count(*) as count, sum(n) as sum, avg(n) as avg, array_agg(n) as agg,
          jsonb_agg(jsonb_build_object('n', n)) as json, extract(epoch from now()) > 0 as past,
          to_timestamp(${instant} / 1000.0) as instant from (values (1::bigint), (2)) as t (n)`,
      });
      expect(row).toEqual({
        count: 2,
        sum: 3,
        avg: 1.5,
        agg: [1, 2],
        json: [{ n: 1 }, { n: 2 }],
        past: true,
        instant,
      });
    });

    it.each([
      ["bigint", "9007199254740993"],
      ["timestamptz", "infinity"],
    ])("refuses a %s that no number holds, and goes on", async (type, text) => {
      const reading = db.run({ name: `unreadable ${type}`, sql: `select $1::${type} as value` }, [
        text,
      ]);
      await expect(reading).rejects.toThrow("A stored");
      expect(await db.alive()).toBe(true);
    });

    it("refuses U+0000 and text that is no number, with PostgreSQL's codes", async () => {
      const text = { name: "as text", sql: "select $1::text as value" };
      await expect(db.run(text, ["a\u0000b"])).rejects.toMatchObject({ code: "22021" });
      const number = { name: "as number", sql: "select $1::integer as value" };
      await expect(db.run(number, ["one"])).rejects.toMatchObject({ code: "22P02" });
      expect(await db.run(text, ["\ud800"])).toEqual([{ value: "\ufffd" }]);
    });
  },
  "without tables",
);

describe("encoded", () => {
  it.each([[undefined], [() => 1], [Symbol("x")]])("refuses %o", (value) => {
    expect(() => encodeValue(value)).toThrow(TypeError);
  });

  it("refuses a date that is none", () => {
    expect(() => encodeValue(new Date(NaN))).toThrow(RangeError);
  });
});

describe("decoderOf", () => {
  it("reads arrays whose bounds do not start at 1", () => {
    expect(decoderOf(1007)?.("[0:1]={7,8}")).toEqual([7, 8]);
  });

  it("leaves unknown types text", () => {
    expect(decoderOf(600)).toBeUndefined();
  });
});
