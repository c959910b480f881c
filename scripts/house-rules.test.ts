import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as limits from "#domain/limits.ts";
import { citationFaults } from "./style-checks/citation-faults.mjs";
import { contentFaults } from "./style-checks/content-faults.mjs";
import { longLines, proseFaults } from "./style-checks/prose-faults.mjs";
import { styleFaults } from "./style-checks/style-faults.mjs";
import { syntaxFaults } from "./style-checks/syntax-faults.mjs";
import { textFaults } from "./style-checks/text-faults.mjs";
import { wordFaults } from "./style-checks/word-faults.mjs";

const clock = "reads a day through a clock";
const pure = "asks a clock or chance";
const written = "writes a day or a number as the machine does";
const intl = "asks Intl past domain/intl.ts";
const sent = "asks the server past";
const card = "web/goals/card.tsx";

test.each([
  [card, `new Date("2026-01-31");`, clock],
  [card, "new Date(`${day}T00:00:00`);", clock],
  ["server/goals/store.ts", `at.toISOString().slice(0, 10);`, clock],
  ["server/goals/store.ts", `Date.parse("2026-01-31");`, clock],
  ["domain/goal.ts", `const now = Date.now();`, pure],
  ["domain/goal.ts", `const now = new Date();`, pure],
  ["contract/goal.ts", `const id = Math.random();`, pure],
  [card, `const bar = <i style={{ width: 3 }} />;`, "has a style attribute"],
  ["server/app.ts", `export * from "./goals.ts";`, "re-exports everything"],
  ["web/goals/card.test.ts", `await vi.waitFor(() => look());`, "gives up after a second"],
  ["server/goals/goals.test.ts", `vi.mock("#domain/goal.ts");`, "mocks a module"],
  ["domain/goal.test.ts", `const took = performance.now() - began;`, "measures elapsed time"],
  ["web/goals/card.browser.test.tsx", `expect(Date.now() - began);`, "measures elapsed time"],
  [card, `new Intl.NumberFormat("de").format(3);`, intl],
  [card, `Temporal.Now.timeZoneId();`, intl],
  ["run/seed.ts", `const { DisplayNames } = Intl;`, intl],
  ["contract/errors.ts", `limits.note.toLocaleString("en");`, written],
  ["domain/goal.ts", `one.localeCompare(other);`, "sorts as the language of the machine"],
  [card, `await fetch("/api/goals");`, sent],
  [card, `navigator.sendBeacon("/api/goals");`, sent],
  [card, `new EventSource("/api/live");`, sent],
  [card, `location.reload();`, "loads the document anew without asking"],
])("%s: %s is refused", (path, source, fault) => {
  const faults = syntaxFaults(path, `\n${source}`);
  expect(faults).toEqual([expect.stringContaining(`${path}:2 ${fault}`)]);
});

test.each([
  [card, "new Date(`${day}T00:00:00+02:00`); new Date(at); new Date(); text.slice(0, 10);"],
  ["server/goals/store.ts", `Date.now(); Math.random(); at.toISOString(); fetch(address);`],
  ["server/goals/goals.alone.test.ts", `vi.mock("#domain/goal.ts");`],
  ["web/goals/card.alone.browser.test.tsx", `vi.mock("#domain/goal.ts");`],
  ["domain/goal.test.ts", `const now = new Date(); const until = performance.now() + 800;`],
  ["bench/goal.test.ts", `const took = performance.now() - began;`],
  ["server/app/stop.fault.test.ts", `const took = performance.now() - began;`],
  ["domain/day.ts", "const at = new Date(`${day}T00:00`);"],
  [card, `const bar = <rect width={3} className="bar" />;`],
  ["domain/intl.ts", `new Intl.DateTimeFormat("en-US", { timeZone }).format(at);`],
  ["domain/goal.ts", `const kept = new Map<string, Intl.DateTimeFormat>();`],
  ["domain/goal.test.ts", `Intl.supportedValuesOf("timeZone");`],
  ["domain/goal.ts", `one.localeCompare(other, "en"); name.toLocaleUpperCase("en");`],
  ["web/client/send.ts", `fetch(address, init);`],
  ["web/client/reopen.ts", `location.reload();`],
  ["web/goals/card.browser.test.tsx", `await fetch("/api/goals");`],
])("%s: %s is allowed", (path, source) => {
  expect(syntaxFaults(path, source)).toEqual([]);
});

test.each([
  "<button>{pending && <Spinner />}{children}</button>",
  "<p>Due <b>now</b>{open && `, ${days}`}</p>",
  "<p>Until {end === null ? 'you resume it' : <Day day={end} />}</p>",
  "<p><b>Now</b>{on && <>since <Day day={day} /></>}</p>",
  "<p>{days.map((day) => <Day key={day} day={day} />)} and more</p>",
  "<>{words && <b>None</b>}text</>",
  "<p>{one?.map(drawn)}{word}</p>",
  "<div>{on && <b>On</b>}{words.since(day)}</div>",
])("%s: a bare text that comes and goes, or behind what does, is refused", (source) => {
  expect(textFaults(card, `\nconst card = ${source};`)).toEqual([
    expect.stringContaining(`${card}:2 has bare text`),
  ]);
});

test.each([
  "<button>{pending && <Spinner />}<span>{children}</span></button>",
  "<p>{on && 'on'}</p>",
  "<p>{name} of {all}</p>",
  "<p>{on ? 'By ' : 'Done on '}<Day day={day} /></p>",
  "<Row>{on && button('away')}{off && button('back')}</Row>",
  "<ul>{days.map((day) => <li key={day}>{day}</li>)}\n  {/* more */}\n</ul>",
  "<div>{seen ? <Seen /> : <Unseen />}<p>text</p></div>",
])("%s is allowed", (source) => {
  expect(textFaults(card, `const card = ${source};`)).toEqual([]);
});

test.each([
  "<p>Saved</p>",
  "<Panel title='Today' />",
  "<Button aria-label={`Remove ${name} now`} />",
  "open ? 'Show fewer' : null",
])("the text of %s is refused outside a words file", (source) => {
  expect(wordFaults("web/dashboard/card.tsx", `\nconst card = ${source};`)).toEqual([
    "web/dashboard/card.tsx:2 has a text: move it to a words file",
  ]);
  expect(wordFaults("web/dashboard/card.words.ts", `\nconst card = ${source};`)).toEqual([]);
});

test.each([
  "<p className='small quiet'>{words.saved}</p>",
  "label === 'Need Attention'",
  "{ 'Just Started': 1 }",
  "() => { throw new Error('It has no parent.'); }",
  "code.startsWith('goal.')",
  "`/add-goal?${asked}`",
  "() => reject(new Error('It has no parent.'))",
  "document.querySelector('main h1')",
])("%s is no text", (source) => {
  expect(wordFaults("web/dashboard/card.tsx", `const card = ${source};`)).toEqual([]);
});

test.each([
  ["domain/goal-card.ts", `const badge = { label: "Due Soon" };`],
  ["contract/errors.ts", `const errors = { code: { status: 409, text: "It has ended." } };`],
  ["contract/errors.ts", "const text = `Up to ${limits.steps} steps.`;"],
  ["server/app/page.ts", "const page = markup`<h1>${title}</h1><p>Settings</p>`;"],
  ["server/app/page.ts", "const page = markup`<meta content='One by ${name}'>`;"],
  ["server/goals/mail.ts", `const words = { by, text: "suggests a step" };`],
])("%s: the text of %s is refused", (path, source) => {
  expect(wordFaults(path, source)).toEqual([expect.stringContaining(`${path}:1 has a text`)]);
});

test.each([
  ["domain/pace.ts", `const lead = { kind: "on pace", by: 0 };`],
  ["contract/goals.ts", `const read = endpoint({ summary: "The goals of the person" });`],
  ["contract/goals.ts", `const label = z.enum(["Need Attention"]);`],
  ["server/goals/store.ts", "const few = sql`select all from goals where owner = ${uid}`;"],
  [
    "server/goals/store.ts",
    `const goal = { sql: "select g.id as goal from goals g where g.id = $1" };`,
  ],
  ["server/goals/store.ts", `deps.log.warn("goals.lost", { how: "Look at the disk." });`],
  ["server/email/mails/note.ts", `const note = { sample: { text: "Well begun." } };`],
  ["server/app/page.ts", "const page = markup`<h1>${title}</h1>&middot; Cairn`;"],
  ["server/operator/ask.ts", `console.log("Type the password.");`],
])("%s: %s has no text for people", (path, source) => {
  expect(wordFaults(path, source)).toEqual([]);
});

test.each([
  ["web/ui/utils.ts", "", "has a name that says nothing"],
  ["web/goals/goal-helpers.tsx", "", "has a name that says nothing"],
  ["README.md", "\nTODO: write", "leaves work in a comment (TODO)"],
  ["server/app.ts", "\nconst data = '/home/ann/cairn';", "names a path of one machine (/home/ann)"],
  ["domain/goal.ts", "\n// spec 4: final", "cites what the repository does not hold (spec 4)"],
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
const unworn = (line: number, name: string) => `:${line} has a class that nobody wears ("${name}")`;

test.each([
  [`styles["card"];`, [unworn(4, "quiet")]],
  [`const quiet = "card";`, [unworn(2, "card"), unworn(4, "quiet")]],
  [`styles["card"]; styles[look]; const looks = ["loud"];`, [unworn(4, "quiet")]],
  [
    `styles["card"]; styles["quiet"]; styles["loud"];`,
    [`:1 has no class "loud", which is asked for`],
  ],
  [`styles["card"]; styles[look]; const looks = ["quiet"];`, []],
])("a style module whose screen says %s", (uses, faults) => {
  const module = { path: "web/ui/card.module.css", text: sheet };
  const by = (path: string, from: string) => ({
    path,
    text: `import styles from "${from}";\n${uses}`,
  });
  const expected = faults.map((fault) => `web/ui/card.module.css${fault}`);
  for (const from of ["./card.module.css", "#web/ui/card.module.css"])
    expect(styleFaults([module, by("web/ui/card.tsx", from)])).toEqual(expected);
  // Use by a test does not count.
  const tested = styleFaults([module, by("web/ui/card.test.tsx", "./card.module.css")]);
  expect(tested).toHaveLength(2);
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

test.each([
  ["margin-right: auto", "margin-right"],
  ["border-left-color: red", "border-left-color"],
  ["border-top-left-radius: 1rem", "border-top-left-radius"],
  ["left: 0", "left"],
  ["text-align: right", "text-align"],
  ["padding: 0 1rem 0 calc(2 * (1rem + 1px))", "padding"],
  ["border-radius: 1rem 0", "border-radius"],
  ["margin-inline-end: auto", null],
  ["text-align: end", null],
  ["padding: 0 calc(2 * (1rem + 1px)) 1rem", null],
  ["border-radius: 1rem", null],
  ["grid-template: auto 1fr / 1fr 2fr", null],
])("`%s` is mirrored in a language that is read from the right, or refused", (own, property) => {
  const text = `/* left: 0; */\nli {\n  ${own};\n}`;
  const fault = `web/style/base.css:3 lays out by left and right (${property})`;
  expect(styleFaults([{ path: "web/style/base.css", text }])).toEqual(property ? [fault] : []);
});

const words = "A sentence of a comment has to be read in one go".padEnd(119, " x");

test.each([
  [card, `// ${words}xx.`, "has a long comment"],
  [card, `/** Short. ${words}xx. */`, "has a long comment"],
  [card, `// ${words}\n// xx.`, "has a long comment"],
  [card, "export function saved() {}", "exports a bare participle (saved)"],
  ["server/goals/store.ts", "export async function keeping() {}", "exports a bare participle"],
])("%s: %s is refused", (path, source, fault) => {
  expect(proseFaults(path, source + "\n")).toEqual([expect.stringContaining(`${path}:1 ${fault}`)]);
});

test.each([
  [card, `// ${words}.\n// ${words}.`],
  [card, "export function savedGoal() {}"],
  ["domain/goal.ts", "export function saved() {}"],
  ["web/goals/card.test.ts", "export function saved() {}"],
])("%s: %s is none of it", (path, source) => {
  expect(proseFaults(path, source + "\n")).toEqual([]);
});

test("a line of a document is at most 120 characters long, tables, links and code aside", () => {
  const long = "x".repeat(121);
  expect(longLines("docs/a.md", `${"x".repeat(120)}\n${long}`)).toEqual([
    "docs/a.md:2 is longer than 120 characters",
  ]);
  const aside = `| ${long} |\n[a](${long})\nhttps://${long}\n\`\`\`\n${long}\n\`\`\``;
  expect(longLines("docs/a.md", aside)).toEqual([]);
});
