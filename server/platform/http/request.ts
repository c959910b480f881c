import { BODY_LIMIT, LANGUAGE_HEADER, PERSON_HEADER } from "#contract/endpoint.ts";
import { languages, sourceLanguage, type Language } from "#domain/language.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { LANGUAGE_COOKIE, type Offered } from "../language.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** True for a cross-site write (OWASP ASVS 3.5). */
export function foreignOrigin(headers: Headers, publicOrigin: string): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  // Clients other than browsers send neither header.
  const ours = site === null || site === "same-origin" || site === "none";
  return !ours || (origin !== null && origin !== publicOrigin);
}

async function bounded(
  body: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array | null> {
  const length = request.headers.get("content-length");
  if (length === null)
    return request.body === null ? new Uint8Array() : bounded(request.body, limit);
  if (!(Number(length) <= limit)) return null;
  // The parser reads no more than the declared length.
  const bytes = new Uint8Array(await request.arrayBuffer());
  return bytes.byteLength > limit ? null : bytes;
}

export async function bytesOf(
  request: Request,
  limit: number = BODY_LIMIT,
): Promise<Ruled<Uint8Array>> {
  try {
    return (await readBytes(request, limit)) ?? refuse("request.too-large");
  } catch {
    // Nobody reads this answer: the client is gone.
    return refuse("request.invalid");
  }
}

export async function jsonText(request: Request, limit: number): Promise<Ruled<string>> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type))
    return refuse("request.not-json");
  if (request.headers.has("content-encoding")) return refuse("request.not-json");
  const bytes = await bytesOf(request, limit);
  if (isRefused(bytes)) return bytes;
  try {
    return utf8.decode(bytes);
  } catch {
    return refuse("request.invalid");
  }
}

export function jsonValue(text: string): Ruled<{ value: unknown }> {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return refuse("request.invalid");
  }
}

export function queryOf(url: string): Record<string, string> | null {
  const from = url.indexOf("?");
  const found = Object.create(null) as Record<string, string>;
  if (from < 0) return found;
  for (const [name, value] of new URLSearchParams(url.slice(from + 1))) {
    if (name in found) return null;
    found[name] = value;
  }
  return found;
}

/** In a shared browser all tabs send the newest cookie (product 21.10). Unmarked requests pass. */
export function isPageOfAnother({ headers, url }: Request, uid: string): boolean {
  const person = headers.get(PERSON_HEADER) ?? queryOf(url)?.["person"] ?? uid;
  return person !== uid;
}

/** Calls name their page's language, downloads and documents have the chosen one; other clients are answered in English. */
export function languageOf({ headers, url }: Request, offered: Offered): Language {
  const named = headers.get(LANGUAGE_HEADER) ?? cookie(headers, LANGUAGE_COOKIE);
  const otherwise = isOfApi(new URL(url)) ? sourceLanguage : offered[0];
  return offered.find((language) => language === named) ?? otherwise;
}

/** This browser's choice; null without one. */
export function chosenLanguage(headers: Headers): Language | null {
  const chosen = cookie(headers, LANGUAGE_COOKIE);
  return languages.find((language) => language === chosen) ?? null;
}

export function isOfApi({ pathname }: URL): boolean {
  return /^\/(api|functions)\//.test(pathname);
}

/** RFC 9110, 13.1.2. */
export function isKnown(headers: Headers, tag: string): boolean {
  const known = (headers.get("if-none-match") ?? "").split(",");
  return known
    .map((one) => one.trim().replace(/^W\//, ""))
    .some((one) => one === tag || one === "*");
}

export function cookie(headers: Headers, name: string): string | null {
  const header = headers.get("cookie");
  if (header === null) return null;
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}
