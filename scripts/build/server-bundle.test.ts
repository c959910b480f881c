import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown, type OutputChunk } from "rolldown";
import { expect, test } from "vitest";
import { root } from "../project-root.mjs";
import { serverBundle } from "./server-bundle.mjs";

function developmentPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.keys(packages).filter((path) => packages[path].dev === true);
}

async function chunks(): Promise<OutputChunk[]> {
  const { output, ...options } = serverBundle(root);
  const bundle = await rolldown(options);
  const made = await bundle.generate({ ...(Array.isArray(output) ? output[0] : output), dir: "" });
  await bundle.close();
  return made.output.filter((file) => file.type === "chunk");
}

const made = await chunks();

test("what runs in production holds no package of development, and loads none by itself", () => {
  const modules = made.flatMap(({ moduleIds }) => moduleIds);
  const development = developmentPackages();
  expect(development).toContain("node_modules/oidc-provider");
  expect(modules.some((id) => id.includes("/node_modules/hono/"))).toBe(true);
  for (const path of development)
    expect(modules.filter((id) => id.startsWith(`${join(root, path)}/`))).toEqual([]);
  // Only the stand-in imports it, and is itself loaded on demand.
  const naming = made.filter(({ imports }) => imports.includes("oidc-provider"));
  expect(naming.every(({ isDynamicEntry }) => isDynamicEntry)).toBe(true);
  const names = naming.map(({ fileName }) => fileName);
  expect(names.length).toBeGreaterThan(0);
  expect(made.filter(({ imports }) => imports.some((name) => names.includes(name)))).toEqual([]);
});

test("what starts first reads nothing else before it listens for signals", () => {
  const first = made.find(({ fileName }) => fileName === "serve.js");
  expect(first?.imports.filter((name) => !name.startsWith("node:"))).toEqual([]);
});

test("it knows the version of package.json", () => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const code = made.map((chunk) => chunk.code).join("\n");
  expect(code).toContain(`const version = ${JSON.stringify(version)}`);
  expect(code).not.toContain("CAIRN_VERSION");
});
