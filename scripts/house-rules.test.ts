import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as limits from "#domain/limits.ts";
import { citationFaults } from "./house/citation-faults.mjs";
import { contentFaults } from "./house/content-faults.mjs";
import { styleFaults } from "./house/style-faults.mjs";
import { syntaxFaults } from "./house/syntax-faults.mjs";
import { textFaults } from "./house/text-faults.mjs";

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
  ["web/goals/card.browser.test.tsx", `vi.mock("#domain/goal.ts");`, "mocks a module"],
  ["domain/goal.test.ts", `const took = performance.now() - began;`, "measures elapsed time"],
  ["web/goals/card.browser.test.tsx", `expect(Date.now() - began);`, "measures elapsed time"],
  ["web/goals/card.tsx", `new Intl.NumberFormat("de").format(3);`, "asks Intl past domain/intl.ts"],
  ["web/goals/card.tsx", `Intl.DateTimeFormat().format(at);`, "asks Intl past domain/intl.ts"],
  [
    "web/goals/card.tsx",
    `at.toLocaleDateString();`,
    "writes a day or a number as the machine does",
  ],
  [
    "contract/errors.ts",
    `limits.note.toLocaleString("en");`,
    "writes a day or a number as the machine does",
  ],
  ["server/goals/store.ts", `new Intl.Segmenter("en");`, "asks Intl past domain/intl.ts"],
  ["web/goals/card.tsx", `Temporal.Now.timeZoneId();`, "asks Intl past domain/intl.ts"],
  ["run/seed.ts", `const { DisplayNames } = Intl;`, "asks Intl past domain/intl.ts"],
  ["domain/goal.ts", `one.localeCompare(other);`, "sorts as the language of the machine"],
  ["web/goals/card.tsx", `await fetch("/api/goals");`, "asks the server past"],
  ["web/goals/card.tsx", `navigator.sendBeacon("/api/goals");`, "asks the server past"],
  ["web/goals/card.tsx", `new EventSource("/api/live");`, "asks the server past"],
  ["web/goals/card.tsx", `location.reload();`, "loads the document anew without asking"],
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
  ["web/goals/card.alone.browser.test.tsx", `vi.mock("#domain/goal.ts");`],
  ["domain/goal.test.ts", `const now = new Date();`],
  ["domain/goal.test.ts", `const until = performance.now() + 800;`],
  ["bench/goal.test.ts", `const took = performance.now() - began;`],
  ["server/app/stop.fault.test.ts", `const took = performance.now() - began;`],
  ["domain/day.ts", "const at = new Date(`${day}T00:00`);"],
  ["web/goals/card.tsx", `const bar = <rect width={3} className="bar" />;`],
  ["domain/intl.ts", `new Intl.DateTimeFormat("en-US", { timeZone }).format(at);`],
  ["domain/goal.ts", `const kept = new Map<string, Intl.DateTimeFormat>();`],
  ["domain/goal.test.ts", `Intl.supportedValuesOf("timeZone");`],
  ["domain/goal.ts", `one.localeCompare(other, "en"); name.toLocaleUpperCase("en");`],
  ["web/client/send.ts", `fetch(address, init);`],
  ["web/client/reopen.ts", `location.reload();`],
  ["web/goals/card.browser.test.tsx", `await fetch("/api/goals");`],
  ["server/account/guarded.ts", `await fetch(address);`],
])("%s: %s is allowed", (path, source) => {
  expect(syntaxFaults(path, source)).toEqual([]);
});

test.each([
  "<button>{pending && <Spinner />}{children}</button>",
  "<button>{pending && <Spinner />}Save</button>",
  "<p>{on && 'Once more '}<b>now</b></p>",
  "<p>Due <b>now</b>{open && `, ${days}`}</p>",
  "<p>Until {end === null ? 'it is resumed' : <Day day={end} />}</p>",
  "<Status>{looking && 'Looking...'}{seen && <Seen />}</Status>",
  "<p><b>Now</b>{on && <>since <Day day={day} /></>}</p>",
  "<p>{days.map((day) => <Day key={day} day={day} />)} and more</p>",
  "<>{words && <b>None</b>}text</>",
  "<p>{one?.map(drawn)}{word}</p>",
])("%s: a bare text that comes and goes, or behind what does, is refused", (source) => {
  expect(textFaults("web/goals/card.tsx", `\nconst card = ${source};`)).toEqual([
    expect.stringContaining("web/goals/card.tsx:2 has bare text"),
  ]);
});

test.each([
  "<button>{pending && <Spinner />}<span>{children}</span></button>",
  "<p>Due <b>now</b>{open && <span>, {days}</span>}</p>",
  "<p>{on ? 'on' : 'off'}</p>",
  "<p>{on && 'on'}</p>",
  "<p>{name} of {all}</p>",
  "<p>{on ? 'By ' : 'Done on '}<Day day={day} /></p>",
  "<p>Nothing.{next !== null && <span> {next}</span>}</p>",
  "<Row>{on && button('away')}{off && button('back')}</Row>",
  "<Stack>{fault && <Alert>{fault}</Alert>}{children}</Stack>",
  "<ul>{days.map((day) => <li key={day}>{day}</li>)}\n  {/* more */}\n</ul>",
  "<div>{seen ? <Seen /> : <Unseen />}<p>text</p></div>",
])("%s is allowed", (source) => {
  expect(textFaults("web/goals/card.tsx", `const card = ${source};`)).toEqual([]);
});

test.each([
  ["web/ui/utils.ts", "", "has a name that says nothing"],
  ["web/goals/goal-helpers.tsx", "", "has a name that says nothing"],
  ["domain/index.ts", "", "has a name that says nothing"],
  ["server/mail-service.ts", "", "has a name that says nothing"],
  ["README.md", "\nTODO: write", "leaves work in a comment (TODO)"],
  ["server/app.ts", "\nconst data = '/home/ann/cairn';", "names a path of one machine (/home/ann)"],
  ["domain/goal.ts", "\n// spec 4: final", "cites what the repository does not hold (spec 4)"],
  ["domain/goal.ts", "\n// as trust.md says", "does not hold (trust.md)"],
  ["domain/goal.ts", "\n/** Final (product.md). */", "does not hold (product.md)"],
])("%s with %j is refused", (path, text, fault) => {
  expect(contentFaults(path, text).join()).toContain(fault);
});

test.each([
  ["domain/measure.ts", "export const a = 1;"],
  ["docs/gotchas.md", "https://example.org/home/page and ./work/one and src/tmp/x"],
  ["web/routes.ts", `const path = "/home";`],
  ["README.md", "docs/product.md is the rule book; `e2e/goals.spec.ts` a journey"],
])("%s with %j is allowed", (path, text) => {
  expect(contentFaults(path, text)).toEqual([]);
});

const books = [
  { path: "docs/product.md", text: "## 4 Progress\n\n**4.9** Overdue means that ...\n" },
  { path: "docs/threats.md", text: "| T12 | ... | `domain/goal.test.ts` |\n| F3 | ... |\n" },
  { path: "domain/goal.test.ts", text: "" },
];

test.each([
  ["// product 4.9: the due day is not", []],
  ["(product 4, threats T12 and F3)", []],
  ["\n// product 4.10", [":2 cites what is not there (product 4.10)"]],
  ["(product 4.8 to 4.9)", [":1 cites what is not there (product 4.8)"]],
  ["(threats T12, T13)", [":1 cites what is not there (threats T13)"]],
])("a comment %j", (text, faults) => {
  const expected = faults.map((fault) => `domain/goal.ts${fault}`);
  expect(citationFaults([...books, { path: "domain/goal.ts", text }])).toEqual(expected);
});

test("a test that stands in docs/threats.md is there", () => {
  expect(citationFaults(books.slice(0, 2))).toEqual([
    "docs/threats.md:1 names no file (domain/goal.test.ts)",
  ]);
});

test("docs/product.md says of each limit what the code says", () => {
  const [, table = ""] = readFileSync("docs/product.md", "utf8").split(
    "| value |\n|---|---|---|\n",
  );
  const rows = [...table.matchAll(/^\|[^|]*\|([^|]*)\|([^|]*)\|$/gm)];
  const told = rows.flatMap(([, names = "", values = ""]) => {
    const numbers = values.split(", ").map((value) => parseInt(value.replaceAll(",", ""), 10));
    const plain = names.replaceAll(/\(.*?\)/g, "").split(",");
    return plain.map((name, index) => [name.trim(), numbers[index]] as const);
  });
  expect(Object.fromEntries(told)).toEqual({ ...limits });
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

test("two style modules of one name would wear each other's classes", () => {
  const sheets = ["web/goals/card.module.css", "web/ui/card.module.css", "web/ui/row.module.css"];
  expect(styleFaults(sheets.map((path) => ({ path, text: "" })))).toEqual([
    "web/ui/card.module.css:1 has the name of another style module (web/goals/card.module.css)",
  ]);
});

test("a token that is asked for is set by some sheet", () => {
  const asked = (token: string) => ["color: var(", `${token})`].join("--");
  const files = [
    { path: "web/style/tokens.css", text: ":root {\n  --ink: black;\n}" },
    { path: "web/style/base.css", text: `p {\n  ${asked("ink")};\n  ${asked("inc")};\n}` },
    { path: "server/docs.ts", text: asked("old") },
  ];
  expect(styleFaults(files)).toEqual([
    "web/style/base.css:3 asks for --inc, which no sheet sets",
    "server/docs.ts:1 asks for --old, which no sheet sets",
  ]);
});
