/** What parts words, as the function user_text has it (migration 0010). */
const PARTING =
  // oxlint-disable-next-line no-control-regex
  /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0\u2000-\u206f\u3000-\u3003]+/u;

/** The words of a text, of which each is looked for at the beginning of a word. */
export function searchTerms(text: string): string[] {
  const terms = [...new Set(text.toLowerCase().split(PARTING))].filter((term) => term !== "");
  // What begins like the longer one begins like the shorter one too.
  return terms.filter((term) => !terms.some((other) => other !== term && other.startsWith(term)));
}

function asciiLower(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** How a term may stand in the database: one of the locale C keeps the capitals of every alphabet but one. */
function spellings(term: string): string[] {
  const [first = ""] = term;
  const capital = first.toUpperCase() + term.slice(first.length);
  return [...new Set([term, asciiLower(capital), asciiLower(term.toUpperCase())])];
}

/** The terms as regular expressions, in JSON, for a text with a space before its first word. */
export function wordPatterns(terms: readonly string[]): string {
  // Nothing in a term has a meaning in an expression either.
  return JSON.stringify(terms.map((term) => ` (?:${spellings(term).join("|")})`));
}

/** Stands before each word of a query in the place of a day. */
export const DAY_MARK = "~";

/** The terms as a tsquery, in which DAY_MARK is to be replaced. */
export function wordQuery(terms: readonly string[]): string {
  // Nothing in a term has a meaning in a query: all that has was taken for the end of a word.
  const oneOf = (term: string): string =>
    spellings(term)
      .map((spelling) => `'${DAY_MARK}${spelling}':*`)
      .join(" | ");
  return terms.map((term) => `(${oneOf(term)})`).join(" & ");
}
