import { languages, sourceLanguage } from "../../domain/language.ts";

const WORDS = /^(.*\.words)(?:\.([\w-]+))?\.ts$/;

/**
 * Each words file has a translation in each language (decision 84), and no other.
 * @param {readonly string[]} paths
 * @returns {string[]}
 */
export function translationFaults(paths) {
  const present = new Set(paths);
  /** @type {readonly string[]} */
  const translated = languages.filter((language) => language !== sourceLanguage);
  return paths.flatMap((path) => {
    const [, words, language] = WORDS.exec(path) ?? [];
    if (words === undefined) return [];
    if (language === undefined)
      return translated
        .filter((one) => !present.has(`${words}.${one}.ts`))
        .map((one) => `${path} has no translation into "${one}": ${words}.${one}.ts`);
    if (!translated.includes(language)) return [`${path} is of a language that is not offered`];
    return present.has(`${words}.ts`) ? [] : [`${path} translates what is not there`];
  });
}
