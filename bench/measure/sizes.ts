import { readFile } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { within, type Line } from "../report.ts";

const web = new URL("../../dist/web/", import.meta.url);
/** Bytes of a KB: the budgets count in thousands. */
const KB = 1_000;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** A chunk with everything that it imports at once, by file name. */
function closure(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (chunk === undefined || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, found);
  return found;
}

async function gzipSize(files: Iterable<string>): Promise<number> {
  const sizes = [...files].map(
    async (file) => gzipSync(await readFile(new URL(file, web)), { level: 9 }).byteLength,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / KB;
}

async function routeChunks(
  manifest: Manifest,
  initial: ReadonlySet<string>,
): Promise<{ name: string; size: number }[]> {
  const pages = Object.entries(manifest).filter(
    ([, { isDynamicEntry }]) => isDynamicEntry === true,
  );
  const sized = pages.map(async ([name]) => {
    const own = [...closure(manifest, name)].filter(
      (file) => !initial.has(file) && file.endsWith(".js"),
    );
    return { name: basename(name).replace(/\.\w+$/, ""), size: await gzipSize(own) };
  });
  return (await Promise.all(sized)).toSorted((one, other) => other.size - one.size);
}

/** The style sheets: everybody's, which is inlined and no chunk waits for, and what is loaded where it is needed. */
async function styleSizes(manifest: Manifest): Promise<Line[]> {
  const chunks = Object.values(manifest);
  const late = new Set(chunks.flatMap(({ css = [] }) => css));
  const sheets = chunks.map(({ file }) => file).filter((file) => file.endsWith(".css"));
  const inlined = await gzipSize(sheets.filter((file) => !late.has(file)));
  return [
    within(8, "KB", "style sheet, inlined, gzip", inlined, 1),
    within(3, "KB", "style sheet that few screens need, gzip", await gzipSize(late), 1),
  ];
}

/** What the browser loads: the entry with its imports, each page beyond that, and the styles. */
export async function bundleSizes(): Promise<Line[]> {
  const text = await readFile(new URL(".vite/manifest.json", web), "utf8");
  const manifest = JSON.parse(text) as Manifest;
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry === true);
  if (entry === undefined) throw new Error("The build has no entry script.");
  const initial = closure(manifest, entry);
  const [largest, ...others] = await routeChunks(manifest, initial);
  const scripts = await gzipSize([...initial].filter((file) => file.endsWith(".js")));
  return [
    within(108, "KB", "initial JavaScript, gzip", scripts, 1),
    within(
      15,
      "KB",
      `largest page beyond that (${largest?.name}), gzip`,
      largest?.size ?? Number.NaN,
      1,
    ),
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

/** The document of `what` as it crosses the wire, in a browser's own encoding. */
export async function documentSize(what: string, url: string, cookie: string): Promise<Line> {
  const answer = await document(url, cookie);
  if (answer.statusCode !== 200)
    throw new Error(`The document of ${what} came with ${answer.statusCode}.`);
  let size = 0;
  for await (const chunk of answer) size += (chunk as Buffer).byteLength;
  const encoding = answer.headers["content-encoding"] ?? "plain";
  return within(14, "KB", `document of ${what}, ${encoding}`, size / KB, 1);
}
