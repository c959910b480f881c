import { readFile } from "node:fs/promises";
import { parseAst } from "rolldown/parseAst";
import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { addressesOnly } from "./endpoint-addresses.mjs";

const cut = (source: string) => addressesOnly(source, parseAst(source, { lang: "ts" }));

test("an endpoint keeps what a call needs of it, and a schema is null", () => {
  const source = `
    const row = z.object({ id: z.string().check(z.minLength(1)) });
    export const words = z.string;
    export const readRow = endpoint({ method: "GET", path: "/api/row", right: "row.read", summary: "A row.",
      output: row });
    export const writeRow = endpoint({ method: "PUT", path: "/api/row", right: "row.write", summary: "",
      params: row, input: z.object({}), output: row, keyed: true });`;
  expect(cut(source)).toBe(`
    const row = null;
    export const words = z.string;
    export const readRow = { method: "GET", path: "/api/row", input: null, keyed: false };
    export const writeRow = { method: "PUT", path: "/api/row", input: true, keyed: true };`);
});

test("every endpoint of the contract is cut down, and none keeps a schema", async () => {
  const list = await readFile(new URL("../../contract/endpoints.ts", import.meta.url), "utf8");
  const modules = [...list.matchAll(/from "(\.\/[a-z-]+\.ts)"/g)].map(([, path = ""]) => path);
  const sources = modules.map((path) =>
    readFile(new URL(`../../contract/${path}`, import.meta.url), "utf8"),
  );
  const written = (await Promise.all(sources)).map(cut).join("\n");
  expect(written).not.toMatch(/\bz\.\w+\(|\bsummary: "/);
  expect(written.match(/\{ method: /g)).toHaveLength(Object.keys(endpoints).length);
});
