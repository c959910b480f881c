import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { root } from "./project-root.mjs";

// Threats T70.

interface Locked {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}
interface Asked {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
  readonly optionalDependencies: Record<string, string>;
}

const read = (name: string): unknown => JSON.parse(readFileSync(`${root}/${name}`, "utf8"));
const asked = read("package.json") as Asked;

it.each(["", "docs/"])("every package of %spackage.json is locked, from the registry", (folder) => {
  const { packages } = read(`${folder}package-lock.json`) as { packages: Record<string, Locked> };
  const locked = Object.entries(packages).filter(([path]) => path !== "");
  expect(locked.length).toBeGreaterThan(100);
  const loose = locked.filter(
    ([, { resolved = "", integrity = "", link = false }]) =>
      link ||
      !integrity.startsWith("sha512-") ||
      !/^(https:\/\/registry\.npmjs\.org\/|$)/.test(resolved),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

it.each(["", "docs/"])("%spackage.json asks for one version of each package", (folder) => {
  const { dependencies, devDependencies, optionalDependencies } = read(
    `${folder}package.json`,
  ) as Partial<Asked>;
  const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(all).not.toEqual([]);
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it("`npm run sbom` lists what the built server contains, with a hash of each", () => {
  const { stdout } = spawnSync(process.execPath, [`${root}/scripts/sbom.mjs`], {
    encoding: "utf8",
  });
  const { bomFormat, components } = JSON.parse(stdout) as {
    bomFormat: string;
    components: { name: string; version: string; hashes: { alg: string; content: string }[] }[];
  };
  const listed = components.map(({ name, version }) => `${name} ${version}`);
  const wanted = Object.entries(asked.dependencies).map((one) => one.join(" "));
  expect([bomFormat, wanted.filter((one) => !listed.includes(one))]).toEqual(["CycloneDX", []]);
  const isHashed = /^SHA-512 [0-9a-f]{128}$/;
  const hashes = components.flatMap(({ hashes: [hash] }) => `${hash?.alg} ${hash?.content}`);
  expect(hashes.filter((hash) => !isHashed.test(hash))).toEqual([]);
  expect(listed.some((one) => one.startsWith("vitest "))).toBe(false);
});
