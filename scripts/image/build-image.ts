import { existsSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { npmCache, provideBase } from "./base.mjs";
import { buildah, run } from "./buildah.mjs";
import { hasImageTools } from "./tools.mjs";

export interface ImageConfig {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[];
  readonly WorkingDir: string;
  readonly Volumes: Readonly<Record<string, object>>;
  readonly ExposedPorts: Readonly<Record<string, object>>;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

declare module "vitest" {
  interface ProvidedContext {
    image: {
      readonly folder: string;
      readonly config: ImageConfig;
      /** The base image's own. */
      readonly base: string;
    };
  }
}

const name = "localhost/cairn";

interface Inspected {
  readonly Docker: { readonly config: ImageConfig };
}

/** Reuses this machine's npm cache. */
async function cacheOfNpm(): Promise<string[]> {
  const cache = (await run("npm", ["config", "get", "cache"])).trim();
  return existsSync(cache) ? ["--volume", `${cache}:${npmCache}`] : [];
}

let container = "";

/** Builds the image once for all tests, and unpacks its files. */
export async function setup(project: TestProject): Promise<void> {
  if (!hasImageTools()) throw new Error("buildah, debootstrap and runc, and root, are needed.");
  const base = await provideBase();
  const asDocker = ["--format", "docker", "--pull-never", "--build-arg", `BASE=${base.name}`];
  await buildah("build", ...asDocker, ...(await cacheOfNpm()), "--tag", name, ".");
  container = (await buildah("from", "--pull-never", name)).trim();
  const inspected = await buildah("inspect", "--type", "image", name);
  project.provide("image", {
    folder: (await buildah("mount", container)).trim(),
    config: (JSON.parse(inspected) as Inspected).Docker.config,
    base: base.folder,
  });
}

/** Keeps only the last image and the base. */
export async function teardown(): Promise<void> {
  if (container !== "") await buildah("rm", container);
  await buildah("rmi", "--prune");
}
