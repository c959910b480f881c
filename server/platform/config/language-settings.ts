import { languages, sourceLanguage, type Language } from "#domain/language.ts";
import type { Offered } from "../language.ts";

/** Offered only where they are named. */
const previews: ReadonlySet<Language> = new Set(["ar"]);

function inOrder([first = sourceLanguage, ...others]: readonly Language[]): Offered {
  return [first, ...others];
}

/** LANGUAGES: those offered, the default first. */
export function languagesOf(text: string, problems: string[]): Offered {
  const named = text.split(/[\s,]+/).filter((part) => part !== "");
  if (named.length === 0) return inOrder(languages.filter((one) => !previews.has(one)));
  const offered = named.flatMap((one) => languages.find((language) => language === one) ?? []);
  if (offered.length < named.length || new Set(offered).size < offered.length)
    problems.push(`LANGUAGES must be some of ${languages.join(",")}, each once, not '${text}'.`);
  return inOrder(offered);
}
