import type { SessionUser } from "#contract/session.ts";
import { languageNames } from "#domain/language-names.ts";
import type { Language } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { inLanguage, type Offered } from "#server/platform/language.ts";
import { words } from "./language.words.ts";
import { addressIn } from "./mount-language.ts";

/** The first offered one in a list such as "pt-BR,de;q=0.9" or "de_DE". */
export function preferredLanguage(list: string | null, offered: Offered): Language | null {
  const tags = (list ?? "").slice(0, limits.languagesRead).toLowerCase().split(",");
  for (const tag of tags) {
    const [primary] = tag.trim().split(/[-_;]/);
    const found = offered.find((language) => language === primary);
    if (found) return found;
  }
  return null;
}

interface Reading {
  readonly url: URL;
  readonly language: Language;
  readonly offered: Offered;
}

function link(language: Language, text: string, url: URL): string {
  const address = addressIn(language, url).replaceAll("&", "&amp;");
  return `<a href="${address}" lang="${language}" hreflang="${language}">${text}</a>`;
}

/** One line in the language that a reader prefers, until they choose (product 44.2). */
export function languageOffer(preferred: Language | null, { url, language }: Reading): string {
  if (preferred === null || preferred === language) return "";
  const offer = inLanguage(preferred, () => `${words.offer} ${link(preferred, words.read, url)}`);
  return `<aside id="offer" lang="${preferred}"><bdi>${offer}</bdi> ${link(language, words.stay, url)}</aside>`;
}

/** Links to all languages; none on a server of one. */
export function languageLinks({ url, language, offered }: Reading): string {
  if (offered.length < 2) return "";
  const links = offered.map((one) =>
    one === language
      ? `<strong lang="${one}">${languageNames[one]}</strong>`
      : link(one, languageNames[one], url),
  );
  return `<nav id="languages" aria-label="${words.language}">${links.join(" ")}</nav>`;
}

/** LinkedIn's or the organization's locale goes first. */
export function preferenceOf(
  user: SessionUser | null,
  accepted: string | null,
  offered: Offered,
): Language | null {
  return (
    preferredLanguage(user?.profileData?.locale ?? null, offered) ??
    preferredLanguage(accepted, offered)
  );
}
