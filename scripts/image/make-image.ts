import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../project-root.mjs";
import { npmCache, provideBase } from "./base.mjs";
import { buildah, run } from "./buildah.mjs";
import { hasImageTools, ownArch, type Arch } from "./tools.mjs";

interface ImageConfig {
  readonly Hostname: string;
  readonly User: string;
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[];
  readonly WorkingDir: string;
  readonly Volumes: Readonly<Record<string, object>>;
  readonly ExposedPorts: Readonly<Record<string, object>>;
  readonly Labels: Readonly<Record<string, string>>;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

export interface Image {
  readonly arch: Arch;
  readonly folder: string;
  readonly config: ImageConfig;
  /** The base image's own. */
  readonly base: string;
  /** Digests of its layers; the first is the base. */
  readonly layers: readonly string[];
}

interface Inspected {
  readonly Docker: {
    readonly architecture: Arch;
    readonly config: ImageConfig;
    readonly rootfs: { readonly diff_ids: readonly string[] };
  };
}

/** Two builds of a commit are the same, byte for byte. */
async function factsOfBuild(): Promise<string[]> {
  const [revision = "", seconds = ""] = (await run("git", ["log", "-1", "--format=%H %ct"]))
    .trim()
    .split(" ");
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    version: string;
  };
  const { CAIRN_SOURCE: source = "" } = process.env;
  const args = { VERSION: version, REVISION: revision, SOURCE: source };
  const given = Object.entries(args).flatMap(([name, value]) => [
    "--build-arg",
    `${name}=${value}`,
  ]);
  return ["--timestamp", seconds, ...given];
}

/** Reuses this machine's npm cache. */
async function cacheOfNpm(): Promise<string[]> {
  const cache = (await run("npm", ["config", "get", "cache"])).trim();
  return existsSync(cache) ? ["--volume", `${cache}:${npmCache}`] : [];
}

async function ownBases(arch: Arch): Promise<string[]> {
  const [base, builder] = [await provideBase(arch), await provideBase()];
  const given = [`BASE=${base.name}`, `BUILD_BASE=${builder.name}`];
  return ["--pull-never", ...given.flatMap((one) => ["--build-arg", one]), ...(await cacheOfNpm())];
}

/** Answers its name. With a base of our own, or the registry's. */
export async function buildImage(arch: Arch, ownBase: boolean): Promise<string> {
  const name = `localhost/cairn-${arch}`;
  const all = [...(ownBase ? await ownBases(arch) : []), ...(await factsOfBuild())];
  // OCI's own format has no health check. Debian's buildah does not know where it builds.
  const format = ["--format", "docker", "--platform", `linux/${arch}`];
  const here = ["--build-arg", `BUILDPLATFORM=linux/${ownArch}`];
  await buildah("build", ...format, ...here, ...all, "--tag", name, ".");
  return name;
}

/** Builds the image and unpacks its files, until `remove`. */
export async function makeImage(
  arch: Arch = ownArch,
): Promise<Image & { remove(): Promise<void> }> {
  if (!hasImageTools()) throw new Error("buildah, debootstrap and runc, and root, are needed.");
  const name = await buildImage(arch, true);
  const container = (await buildah("from", "--pull-never", "--arch", arch, name)).trim();
  const inspected = await buildah("inspect", "--type", "image", name);
  const { architecture, config, rootfs } = (JSON.parse(inspected) as Inspected).Docker;
  return {
    arch: architecture,
    folder: (await buildah("mount", container)).trim(),
    config,
    base: (await provideBase(arch)).folder,
    layers: rootfs.diff_ids,
    /** Keeps only the last images and the bases, and what another run still uses. */
    async remove() {
      await buildah("rm", container);
      await buildah("rmi", "--prune").catch(() => {});
    },
  };
}
