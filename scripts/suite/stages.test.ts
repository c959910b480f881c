import { expect, test } from "vitest";
import { asked, stages } from "./stages.mjs";

test.each([
  [[], stages.map(({ name }) => name), []],
  [["unit", "-t", "a day"], ["unit"], ["-t", "a day"]],
  [["unit", "domain/day.test.ts"], ["unit"], ["domain/day.test.ts"]],
  [["domain"], ["unit"], ["domain", "--pass-with-no-tests"]],
  [["server/goals"], ["unit"], ["server/goals", "--pass-with-no-tests"]],
  [["web/goals"], ["unit", "components"], ["web/goals", "--pass-with-no-tests"]],
  [["web/ui/tabs.browser.test.tsx"], ["components"], expect.anything()],
  [["web/client/api.test.ts"], ["unit"], expect.anything()],
  [["bench/pooler.fault.test.ts"], ["faults"], expect.anything()],
  [["server/email/simulated-year.proof.test.ts"], ["proofs"], expect.anything()],
  [["e2e/goals.spec.ts"], ["journeys", "long-journeys"], expect.anything()],
  [["scripts/image/container.test.ts"], ["image"], expect.anything()],
  [["scripts/suite/stages.test.ts"], ["unit"], expect.anything()],
  [["nowhere"], [], expect.anything()],
])("npm test -- %j runs %j", (line, names, rest) => {
  const { chosen, rest: handed } = asked(line);
  expect(chosen.map(({ name }) => name)).toEqual(names);
  expect(handed).toEqual(rest);
});

test("what takes too long for each run, or more browsers, is asked for by its name", () => {
  for (const name of ["replay", "long-journeys", "engines", "touched", "image"])
    expect(asked([name]).chosen.map((stage) => stage.name)).toEqual([name]);
  expect(asked(["proofs"]).chosen.map(({ env }) => env)).toEqual([{ CAIRN_THOROUGH: "true" }]);
});
