import { AsyncLocalStorage } from "node:async_hooks";
import { directionOf } from "#domain/intl.ts";
import { sourceLanguage, type Language } from "#domain/language.ts";

/** Of this server, the default first. */
export type Offered = readonly [Language, ...Language[]];

/** A browser's choice; for a person who is signed in, that of their account. */
export const LANGUAGE_COOKIE = "cairn_language";

/** The parameter of an address that chooses: `?lang=de`. */
export const CHOICE = "lang";

const YEAR_SECONDS = 365 * 24 * 3_600;

export function languageCookie(language: Language, https: boolean): string {
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_SECONDS}${https ? "; Secure" : ""}`;
  return `${LANGUAGE_COOKIE}=${language}; ${flags}`;
}

/** `language` if it is offered, else the default. */
export function offeredLanguage(language: Language | null, offered: Offered): Language {
  return offered.find((one) => one === language) ?? offered[0];
}

const current = new AsyncLocalStorage<Language>();

/** Texts that `work` reads, also in what it awaits, are in that language (decision 71). */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return current.run(language, work);
}

/** English where nobody is addressed: logs, commands, webhooks. */
export function currentLanguage(): Language {
  return current.getStore() ?? sourceLanguage;
}

/** The start of a document in that language. */
export function htmlTag(language: string = currentLanguage()): string {
  return `<html lang="${language}" dir="${directionOf(language)}">`;
}

/** Replaces a words file in the built server if there are several languages. */
export function inCurrentLanguage<English extends object>(
  all: Readonly<Record<Language, English>>,
): English {
  return new Proxy(all[sourceLanguage], {
    get: (_, text) => Reflect.get(all[currentLanguage()], text),
  });
}
