import { expect, it } from "vitest";
import * as limits from "#domain/limits.ts";
import { SenderRefusals } from "./sender-refusals.ts";

const unclear = { kind: "unclear", reason: "554 no" } as const;
const people = Array.from({ length: limits.mailRefusedInARow }, (_, one) => `p${one}@example.org`);

it("takes what several recipients in a row are refused for as the sender's, until a mail is taken", () => {
  const refusals = new SenderRefusals();
  const kinds = () => people.map((one) => refusals.judge(unclear, one).kind);
  expect(kinds()).toEqual(["unclear", "unclear", "blocked"]);
  expect(refusals.latest).toEqual({ count: 1, reason: "554 no" });
  // Those before the last one too, when they are tried again.
  expect(kinds()).toEqual(["blocked", "blocked", "blocked"]);
  expect(refusals.latest).toEqual({ count: 4, reason: "554 no" });
  expect(refusals.judge({ kind: "sent" }, "x@example.org")).toEqual({ kind: "sent" });
  expect(refusals.latest).toBeNull();
  expect(kinds()[0]).toBe("unclear");
});

it("takes one recipient who is refused again and again for that one", () => {
  const refusals = new SenderRefusals();
  for (let time = 0; time < 10; time += 1)
    expect(refusals.judge(unclear, "a@example.org")).toEqual(unclear);
  expect(refusals.latest).toBeNull();
});

it.each(["refused", "later"] as const)("counts nothing that is '%s'", (kind) => {
  const refusals = new SenderRefusals();
  for (const one of people) refusals.judge({ kind, reason: "no" }, one);
  expect(refusals.latest).toBeNull();
});
