import { existsSync } from "node:fs";
import { npmCache, provideBase } from "./base.mjs";
import { buildah, run } from "./buildah.mjs";
import { hasImageTools } from "./tools.mjs";

interface ImageConfig {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[];
  readonly WorkingDir: string;
  readonly Volumes: Readonly<Record<string, object>>;
  readonly ExposedPorts: Readonly<Record<string, object>>;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

export interface Image {
  readonly folder: string;
  readonly config: ImageConfig;
  /** The base image's own. */
  readonly base: string;
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

/** Builds the image and unpacks its files, until `remove`. */
export async function makeImage(): Promise<Image & { remove(): Promise<void> }> {
  if (!hasImageTools()) throw new Error("buildah, debootstrap and runc, and root, are needed.");
  const base = await provideBase();
  const asDocker = ["--format", "docker", "--pull-never", "--build-arg", `BASE=${base.name}`];
  await buildah("build", ...asDocker, ...(await cacheOfNpm()), "--tag", name, ".");
  const container = (await buildah("from", "--pull-never", name)).trim();
  const inspected = await buildah("inspect", "--type", "image", name);
  return {
    folder: (await buildah("mount", container)).trim(),
    config: (JSON.parse(inspected) as Inspected).Docker.config,
    base: base.folder,
    /** Keeps only the last image and the base. */
    async remove() {
      await buildah("rm", container);
      await buildah("rmi", "--prune");
    },
  };
}
