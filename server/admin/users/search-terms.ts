/** What stands between words: the same as in the SQL function user_text (migration 0010). */
const PARTING =
  // oxlint-disable-next-line no-control-regex
  /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0\u2000-\u206f\u3000-\u3003]+/u;

/** The words of a text, each to be looked for at the beginning of a word. */
export function searchTerms(text: string): string[] {
  const terms = [...new Set(text.toLowerCase().split(PARTING))].filter((term) => term !== "");
  // A word that begins with the longer of two such terms begins with the shorter one too.
  return terms.filter((term) => !terms.some((other) => other !== term && other.startsWith(term)));
}

function asciiLower(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** A term in each case that the database may keep it in: in the locale C `lower` knows ASCII capitals alone. */
function spellings(term: string): string[] {
  const [first = ""] = term;
  const capital = first.toUpperCase() + term.slice(first.length);
  return [...new Set([term, asciiLower(capital), asciiLower(term.toUpperCase())])];
}

/** The terms as regular expressions, in JSON, for a text with a space before its first word. */
export function wordPatterns(terms: readonly string[]): string {
  // A term needs no escaping: of ASCII it holds letters and digits alone.
  return JSON.stringify(terms.map((term) => ` (?:${spellings(term).join("|")})`));
}

/** Stands before each word of a tsquery, where SQL puts a day, or nothing. */
export const DAY_MARK = "~";

/** The terms as a tsquery, with DAY_MARK before each word. */
export function wordQuery(terms: readonly string[]): string {
  // A term needs no escaping: of ASCII it holds letters and digits alone.
  const oneOf = (term: string): string =>
    spellings(term)
      .map((spelling) => `'${DAY_MARK}${spelling}':*`)
      .join(" | ");
  return terms.map((term) => `(${oneOf(term)})`).join(" & ");
}
