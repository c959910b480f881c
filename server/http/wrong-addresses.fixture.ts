import { newId } from "../random.ts";

/** What no id looks like. */
export const wrongIds = [
  "x",
  newId().slice(1),
  `${newId()}A`,
  "..%2f..%2fetc%2fpasswd",
  "..%5c..%5cwindows",
  "%00",
  "%ED%A0%80%ED%A0%80",
  "%",
  "%zz",
  encodeURIComponent("a'); drop table goals;--"),
  encodeURIComponent("' or '1'='1"),
  encodeURIComponent("\u0661".repeat(22)),
  "__proto__",
  "constructor",
  "null",
  "undefined",
  "[object%20Object]",
  "a".repeat(10_000),
];

/** Parameters that no endpoint takes. */
export const wrongQueries = [
  "extra=1",
  "uid=someone",
  "role=admin",
  "__proto__=1",
  "__proto__[polluted]=1",
  "constructor=1",
  "constructor[prototype][polluted]=1",
  "toString=1",
  "a[]=1&a[]=2",
  "%00=1",
  "=1",
];

/** Wrong values of every query field that there is. */
export const wrongQueryValues: Readonly<Record<string, readonly string[]>> = {
  after: [
    "",
    "x",
    "1.x",
    `-1.${newId()}`,
    `1e3.${newId()}`,
    `1.${newId()}'`,
    "%00",
    "x".repeat(201),
  ],
  since: ["%00", "a%00.1", "x".repeat(65)],
  inviterId: ["%00", "x".repeat(101)],
  goalId: ["%00", "x".repeat(101)],
  inviterName: ["%00", "x".repeat(241)],
  invite: ["%00", "x".repeat(101)],
  q: ["", "%00", "x".repeat(101)],
  size: ["", "1", "11", "1000"],
  uid: ["", "x", newId().slice(1)],
  before: ["", "0", "-1", "1.5", "1e3", "x", "1".repeat(16)],
};
