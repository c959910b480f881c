import { readFile } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { gzipSync } from "node:zlib";
import { languages, sourceLanguage } from "#domain/language.ts";
import { within, type Line } from "../report.ts";

const dist = new URL("../../dist/", import.meta.url);
/** Translations have their own folders. */
const english = new URL("web/", dist);
/** The budgets count in thousands of bytes. */
const KB = 1_000;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

async function readJson<T>(name: string, web: URL): Promise<T> {
  return JSON.parse(await readFile(new URL(`.vite/${name}`, web), "utf8")) as T;
}

/** A chunk with its static imports, by file name. */
function closure(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (chunk === undefined || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, found);
  return found;
}

async function gzipSize(files: Iterable<string>, web = english): Promise<number> {
  const sizes = [...files].map(
    async (file) => gzipSync(await readFile(new URL(file, web)), { level: 9 }).byteLength,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / KB;
}

/** Beyond the first script, largest first. */
async function pageSizes(
  manifest: Manifest,
  initial: ReadonlySet<string>,
): Promise<{ screen: string; size: number }[]> {
  const pages = await readJson<Readonly<Record<string, string>>>("screens.json", english);
  const sized = Object.entries(pages).map(async ([screen, module]) => {
    const own = [...closure(manifest, module)].filter(
      (file) => !initial.has(file) && file.endsWith(".js"),
    );
    return { screen, size: await gzipSize(own) };
  });
  return (await Promise.all(sized)).toSorted((one, other) => other.size - one.size);
}

/** The inlined sheet, and those loaded on demand. */
async function styleSizes(manifest: Manifest): Promise<Line[]> {
  const chunks = Object.values(manifest);
  const late = new Set(chunks.flatMap(({ css = [] }) => css));
  const sheets = chunks.map(({ file }) => file).filter((file) => file.endsWith(".css"));
  const inlined = await gzipSize(sheets.filter((file) => !late.has(file)));
  return [
    within(9, "KB", "style sheet, inlined, gzip", inlined, 1),
    within(5, "KB", "style sheet that few screens need, gzip", await gzipSize(late), 1),
  ];
}

async function initialScripts(web: URL) {
  const manifest = await readJson<Manifest>("manifest.json", web);
  const initial = closure(manifest, "web/app/entry-client.tsx");
  const scripts = [...initial].filter((file) => file.endsWith(".js"));
  return { manifest, initial, size: await gzipSize(scripts, web) };
}

/** A translation may take 3% more. */
function translatedSizes(): Promise<Line[]> {
  const translated = languages.filter((language) => language !== sourceLanguage);
  return Promise.all(
    translated.map(async (language) => {
      const scripts = await initialScripts(new URL(`languages/${language}/web/`, dist));
      return within(115.3, "KB", `initial JavaScript in "${language}", gzip`, scripts.size, 1);
    }),
  );
}

export async function bundleSizes(): Promise<Line[]> {
  const { manifest, initial, size: scripts } = await initialScripts(english);
  const [largest, ...others] = await pageSizes(manifest, initial);
  if (largest === undefined) throw new Error("The build has no pages.");
  return [
    within(112, "KB", "initial JavaScript, gzip", scripts, 1),
    ...(await translatedSizes()),
    within(16, "KB", `largest page beyond that (${largest.screen}), gzip`, largest.size, 1),
    {
      name: `the ${others.length} other pages together`,
      ours: `${others.reduce((sum, { size }) => sum + size, 0).toFixed(1)} KB`,
      ok: null,
    },
    ...(await styleSizes(manifest)),
  ];
}

function document(url: string, cookie: string): Promise<IncomingMessage> {
  const headers = { cookie, "accept-encoding": "gzip, deflate, br", accept: "text/html" };
  return new Promise((resolve, reject) => get(url, { headers }, resolve).on("error", reject));
}

/** Bytes on the wire, in a browser's own encoding. */
export async function documentSize(what: string, url: string, cookie: string): Promise<Line> {
  const answer = await document(url, cookie);
  if (answer.statusCode !== 200)
    throw new Error(`The document of ${what} came with ${answer.statusCode}.`);
  let size = 0;
  for await (const chunk of answer) size += (chunk as Buffer).byteLength;
  const encoding = answer.headers["content-encoding"] ?? "plain";
  return within(15, "KB", `document of ${what}, ${encoding}`, size / KB, 1);
}
