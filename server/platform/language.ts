import { AsyncLocalStorage } from "node:async_hooks";
import { directionOf } from "#domain/intl.ts";
import { sourceLanguage, type Language } from "#domain/language.ts";

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
