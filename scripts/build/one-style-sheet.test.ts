import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { build } from "vite";
import { oneStyleSheet } from "./one-style-sheet.mjs";

const pages = `export const pages = {
  page: () => import("./page.js"),
  admin: () => import("./admin.js"),
};`;

const files = {
  "entry.js": `import "./tokens.css"; import "./base.css"; import { pages } from "./pages.js"; pages.page();`,
  "pages.js": pages,
  "tokens.css": ":root { color: red }",
  "base.css": "body { color: green }",
  "control.js": `import styles from "./control.module.css"; export const control = styles.control;`,
  "control.module.css": ".control { color: blue }",
  "page.js": `import { control } from "./control.js"; import styles from "./page.module.css";
    export const page = [control, styles.page, () => import("./late.js")];`,
  "page.module.css": ".page { color: teal }",
  "late.js": `import styles from "./late.module.css"; export const late = styles.late;`,
  "late.module.css": ".late { color: olive }",
  "admin.js": `import { control } from "./control.js"; import styles from "./admin.module.css";
    export const admin = [control, styles.admin];`,
  "admin.module.css": ".admin { color: navy }",
};

async function built(): Promise<Map<string, string>> {
  const root = mkdtempSync(join(tmpdir(), "cairn-style-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const groups = [{ name: "apart", test: /admin\.module\.css$/ }];
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [oneStyleSheet("apart")],
    build: {
      write: false,
      manifest: true,
      rolldownOptions: { input: join(root, "entry.js"), output: { codeSplitting: { groups } } },
    },
  });
  rmSync(root, { recursive: true });
  if (!("output" in result)) throw new Error("One build has one output.");
  const written = result.output.map(
    (file) => [file.fileName, file.type === "chunk" ? file.code : String(file.source)] as const,
  );
  return new Map(written.map(([name, text]) => [name.replace(/-[\w-]{8}\./, "."), text]));
}

const output = await built();

test("one style sheet holds what everybody sees, a part after what it is built on, and another what is apart", () => {
  const sheets = [...output.keys()].filter((name) => name.endsWith(".css"));
  expect(sheets.toSorted()).toEqual(["assets/apart.css", "assets/style.css"]);
  const style = output.get("assets/style.css") ?? "";
  const colours = [...style.matchAll(/color:(\w+|#\w+)/g)].map(([, colour]) => colour);
  expect(colours).toEqual(["red", "green", "#00f", "teal", "olive"]);
  expect(style).not.toContain("/*");
  expect(output.get("assets/apart.css")).toMatch(/^\._admin_\w+\{color:navy\}/);
});

test("a script waits for what is apart, never for the sheet that is in the document", () => {
  const awaited = [...output].flatMap(([name, text]) =>
    name.endsWith(".js")
      ? [...text.matchAll(/"assets\/(\w+)-[\w-]+\.css"/g)].map(([, of]) => of)
      : [],
  );
  expect(awaited).toEqual(["apart"]);
  const manifest = output.get(".vite/manifest.json") ?? "";
  expect(manifest.match(/"css": \[\s*"assets\/apart-/g)).toHaveLength(1);
  expect(manifest.match(/"css"/g)).toHaveLength(1);
});
