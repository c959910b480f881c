/** Same separators as the SQL function user_text (migration 0010). */
const PARTING =
  // oxlint-disable-next-line no-control-regex
  /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0\u2000-\u206f\u3000-\u3003]+/u;

export function searchTerms(text: string): string[] {
  const terms = [...new Set(text.toLowerCase().split(PARTING))].filter((term) => term !== "");
  // A longer term implies its own prefixes.
  return terms.filter((term) => !terms.some((other) => other !== term && other.startsWith(term)));
}

function asciiLower(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** In locale C the database's `lower` only knows ASCII. */
function spellings(term: string): string[] {
  const [first = ""] = term;
  const capital = first.toUpperCase() + term.slice(first.length);
  return [...new Set([term, asciiLower(capital), asciiLower(term.toUpperCase())])];
}

/** As JSON, for a text with a space before its first word. */
export function wordPatterns(terms: readonly string[]): string {
  // Terms need no escaping: their ASCII is letters and digits.
  return JSON.stringify(terms.map((term) => ` (?:${spellings(term).join("|")})`));
}

/** SQL replaces it by a day, or by nothing. */
export const DAY_MARK = "~";

export function wordQuery(terms: readonly string[]): string {
  // Terms need no escaping: their ASCII is letters and digits.
  const oneOf = (term: string): string =>
    spellings(term)
      .map((spelling) => `'${DAY_MARK}${spelling}':*`)
      .join(" | ");
  return terms.map((term) => `(${oneOf(term)})`).join(" & ");
}
