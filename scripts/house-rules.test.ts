import { expect, test } from "vitest";
import { contentFaults } from "./house/content-faults.mjs";
import { styleFaults } from "./house/style-faults.mjs";
import { syntaxFaults } from "./house/syntax-faults.mjs";

const clock = "reads a day through a clock";
const pure = "asks a clock or chance";

test.each([
  ["web/goals/card.tsx", `new Date("2026-01-31");`, clock],
  ["web/goals/card.tsx", "new Date(`${day}T00:00:00`);", clock],
  ["server/goals/store.ts", `at.toISOString().slice(0, 10);`, clock],
  ["server/goals/store.ts", `new Date().toISOString().split("T")[0];`, clock],
  ["server/goals/store.ts", `Date.parse("2026-01-31");`, clock],
  ["domain/goal.ts", `const now = Date.now();`, pure],
  ["domain/goal.ts", `const now = new Date();`, pure],
  ["contract/goal.ts", `const id = Math.random();`, pure],
  ["web/goals/card.tsx", `const bar = <i style={{ width: 3 }} />;`, "has a style attribute"],
  ["server/app.ts", `export * from "./goals.ts";`, "re-exports everything"],
  [
    "web/goals/card.test.ts",
    `await vi.waitFor(() => expect(n).toBe(1));`,
    "gives up after a second",
  ],
  ["server/goals/goals.test.ts", `vi.mock("#domain/goal.ts", { spy: true });`, "mocks a module"],
])("%s: %s is refused", (path, source, fault) => {
  const faults = syntaxFaults(path, `\n${source}`);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`${path}:2 ${fault}`);
});

test.each([
  ["web/goals/card.tsx", `new Date("2026-01-31T10:00:00Z"); new Date(at); new Date();`],
  ["web/goals/card.tsx", "new Date(`${day}T00:00:00+02:00`); text.slice(0, 10);"],
  ["server/goals/store.ts", `Date.now(); Math.random(); at.toISOString();`],
  ["server/goals/goals.alone.test.ts", `vi.mock("#domain/goal.ts", { spy: true });`],
  ["domain/goal.test.ts", `const now = new Date();`],
  ["domain/day.ts", "const at = new Date(`${day}T00:00`);"],
  ["web/goals/card.tsx", `const bar = <rect width={3} className="bar" />;`],
])("%s: %s is allowed", (path, source) => {
  expect(syntaxFaults(path, source)).toEqual([]);
});

test.each([
  ["web/ui/utils.ts", "", "has a name that says nothing"],
  ["web/goals/goal-helpers.tsx", "", "has a name that says nothing"],
  ["domain/index.ts", "", "has a name that says nothing"],
  ["server/mail-service.ts", "", "has a name that says nothing"],
  ["README.md", "\nTODO: write", "leaves work in a comment (TODO)"],
  ["server/app.ts", "\nconst data = '/home/ann/cairn';", "names a path of one machine (/home/ann)"],
])("%s with %j is refused", (path, text, fault) => {
  expect(contentFaults(path, text).join()).toContain(fault);
});

test.each([
  ["domain/measure.ts", "export const a = 1;"],
  ["docs/gotchas.md", "https://example.org/home/page and ./work/one and src/tmp/x"],
  ["web/routes.ts", `const path = "/home";`],
])("%s with %j is allowed", (path, text) => {
  expect(contentFaults(path, text)).toEqual([]);
});

const sheet = "/* .old */\n.card {\n}\n.quiet {\n}";

test.each([
  [`styles["card"];`, [`:4 has a class that nobody wears ("quiet")`]],
  [
    `const quiet = "card";`,
    [`:2 has a class that nobody wears ("card")`, `:4 has a class that nobody wears ("quiet")`],
  ],
  [
    `styles["card"]; styles[look]; const looks = ["loud"];`,
    [`:4 has a class that nobody wears ("quiet")`],
  ],
  [
    `styles["card"]; styles["quiet"]; styles["loud"];`,
    [`:1 has no class "loud", which is asked for`],
  ],
  [`styles["card"]; styles["quiet"];`, []],
  [`styles["card"]; styles[look]; const looks = ["quiet"];`, []],
])("a style module whose screen says %s", (uses, faults) => {
  const module = { path: "web/ui/card.module.css", text: sheet };
  const by = (from: string) => ({
    path: "web/ui/card.tsx",
    text: `import styles from "${from}";\n${uses}`,
  });
  const expected = faults.map((fault) => `web/ui/card.module.css${fault}`);
  for (const from of ["./card.module.css", "#web/ui/card.module.css"])
    expect(styleFaults([module, by(from)])).toEqual(expected);
});

test("a class that only a test wears is worn by nobody", () => {
  const module = { path: "web/ui/card.module.css", text: ".card {}" };
  const text = `import styles from "./card.module.css"; styles["card"];`;
  expect(styleFaults([module, { path: "web/ui/card.test.tsx", text }])).toHaveLength(1);
});
