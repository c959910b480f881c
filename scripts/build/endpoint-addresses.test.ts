import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { rolldown } from "rolldown";
import { parseAst } from "rolldown/parseAst";
import { expect, test } from "vitest";
import * as zod from "zod/mini";
import { endpoints } from "#contract/endpoints.ts";
import { addressesOnly, endpointAddresses } from "./endpoint-addresses.mjs";

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

const contract = fileURLToPath(new URL("../../contract/", import.meta.url));
const modules = readdirSync(contract).filter((name) => /(?<!\.test)\.ts$/.test(name));

/** Bundled as for the browser, without tree shaking. */
async function runAsInBrowser(input: string, planted?: string): Promise<void> {
  const plant = {
    name: "plant",
    load: (id: string) => (id === input ? (planted ?? null) : null),
  };
  const plugins = [plant, endpointAddresses()];
  const external = ["zod/mini"];
  await using bundle = await rolldown({ input, plugins, external, treeshake: false });
  const { output } = await bundle.generate({
    format: "iife",
    name: "made",
    globals: { "zod/mini": "zod" },
  });
  runInNewContext(output[0].code, { zod, URL, URLSearchParams, TextEncoder, TextDecoder });
}

test.each(modules)("contract/%s loads where its schemas are null", async (name) => {
  await expect(runAsInBrowser(contract + name)).resolves.toBeUndefined();
});

test("a schema that is taken apart where a module begins does not load", async () => {
  const admin = `${contract}admin.ts`;
  const source = await readFile(admin, "utf8");
  const apart = (line: string) => runAsInBrowser(admin, source + line);
  await expect(apart("const name = text(60).check(z.minLength(1));")).rejects.toThrow(/null/);
  await expect(apart("const { uid } = listedUser.shape;")).rejects.toThrow(/null/);
  await expect(apart("const name = () => text(60).check(z.minLength(1));")).resolves.toBe(
    undefined,
  );
});
