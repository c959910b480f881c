import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { securityHeaders } from "./headers.ts";

/** One file of the built web app, as it is sent. */
export interface Asset {
  readonly type: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer> | null;
  readonly gzip: Uint8Array<ArrayBuffer> | null;
}

/** The built web app, read once at start: nothing else is ever served from disk. */
export interface Assets {
  /** By path, `/assets/...`. */
  readonly files: ReadonlyMap<string, Asset>;
  /** The style sheet that every document inlines. */
  readonly css: string;
  readonly entry: string;
  /** What each screen's document should load early, beside the entry: the modules that it imports at once. */
  readonly preloads: readonly string[];
  /** Security headers of every answer; they allow the inlined style sheet. */
  readonly headers: Record<string, string>;
}

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webmanifest": "application/manifest+json",
};

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

async function readOptional(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

async function readAsset(path: string): Promise<Asset> {
  const [plain, br, gzip] = await Promise.all([
    readFile(path),
    readOptional(`${path}.br`),
    readOptional(`${path}.gz`),
  ]);
  return { type: types[extname(path)] ?? "application/octet-stream", plain, br, gzip };
}

async function readFiles(folder: string): Promise<Map<string, Asset>> {
  const names = await readdir(folder, { recursive: true });
  const wanted = names.filter((name) => extname(name) in types && !name.startsWith("."));
  const entries = await Promise.all(
    wanted.map(
      async (name) =>
        [`/${name.replaceAll("\\", "/")}`, await readAsset(join(folder, name))] as const,
    ),
  );
  return new Map(entries);
}

function fileOf(manifest: Readonly<Record<string, Chunk>>, name: string): string {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}.`);
  return `/${chunk.file}`;
}

/** Reads the built web app from its folder. */
export async function readAssets(folder: string, https: boolean): Promise<Assets> {
  const text = await readFile(join(folder, ".vite/manifest.json"), "utf8");
  const manifest = JSON.parse(text) as Record<string, Chunk>;
  const files = await readFiles(folder);
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error("The build has no entry script.");
  const sheets = [...files].filter(([path]) => path.endsWith(".css"));
  const css = sheets.map(([, sheet]) => Buffer.from(sheet.plain).toString("utf8")).join("");
  const styleHash = `sha256-${createHash("sha256").update(css).digest("base64")}`;
  return {
    files,
    css,
    entry: `/${entry.file}`,
    preloads: (entry.imports ?? []).map((name) => fileOf(manifest, name)),
    headers: securityHeaders(https, styleHash),
  };
}
