import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { routes, type Screen } from "#contract/routes.ts";
import { securityHeaders } from "./headers.ts";

export interface Asset {
  readonly type: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer> | null;
  readonly gzip: Uint8Array<ArrayBuffer> | null;
}

/** Read once at start: nothing else is ever served from disk. */
export interface Assets {
  readonly files: ReadonlyMap<string, Asset>;
  readonly css: string;
  readonly entry: string;
  /** Font, static imports, page and its style sheets, in addition to the entry. */
  readonly preloads: ReadonlyMap<Screen, readonly string[]>;
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
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
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

type Manifest = Readonly<Record<string, Chunk>>;

function importedBy(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}.`);
  if (found.has(name)) return found;
  for (const imported of chunk.imports ?? []) importedBy(manifest, imported, found);
  return found.add(name);
}

const FONT = "web/style/fonts/literata-latin.woff2";

function preloadsOf(
  manifest: Manifest,
  entry: string,
  pages: Readonly<Record<string, string>>,
): Map<Screen, string[]> {
  const font = manifest[FONT];
  if (!font) throw new Error(`The build has no ${FONT}.`);
  return new Map(
    routes.map(({ screen }) => {
      const page = pages[screen];
      if (page === undefined) throw new Error(`The build has no page of ${screen}.`);
      const names = importedBy(manifest, page, importedBy(manifest, entry));
      names.delete(entry);
      const chunks = [...names].flatMap((name) => manifest[name] ?? []);
      const loaded = chunks.flatMap(({ file, css = [] }) => [...css, file]);
      return [screen, [font.file, ...loaded].map((path) => `/${path}`)];
    }),
  );
}

function inlinedSheet(manifest: Manifest): string | undefined {
  const chunks = Object.values(manifest);
  const awaited = new Set(chunks.flatMap(({ css = [] }) => css));
  return chunks.find(({ file }) => file.endsWith(".css") && !awaited.has(file))?.file;
}

async function readJson<T>(folder: string, name: string): Promise<T> {
  return JSON.parse(await readFile(join(folder, ".vite", name), "utf8")) as T;
}

export async function readAssets(folder: string, https: boolean): Promise<Assets> {
  const manifest = await readJson<Manifest>(folder, "manifest.json");
  const pages = await readJson<Record<string, string>>(folder, "screens.json");
  const files = await readFiles(folder);
  const isFirst = ({ isEntry, isDynamicEntry }: Chunk) => isEntry && !isDynamicEntry;
  const [name, entry] = Object.entries(manifest).find(([, chunk]) => isFirst(chunk)) ?? [];
  if (!name || !entry) throw new Error("The build has no entry script.");
  const preloads = preloadsOf(manifest, name, pages);
  const sheet = files.get(`/${inlinedSheet(manifest)}`);
  if (!sheet) throw new Error("The build has no style sheet for everybody.");
  const css = Buffer.from(sheet.plain).toString("utf8");
  const styleHash = `sha256-${createHash("sha256").update(css).digest("base64")}`;
  return {
    files,
    css,
    entry: `/${entry.file}`,
    preloads,
    headers: securityHeaders(https, styleHash),
  };
}
