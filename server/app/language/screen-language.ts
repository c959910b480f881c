import { OFFLINE_PATH } from "#contract/routes.ts";
import type { SessionUser } from "#contract/session.ts";
import type { Language } from "#domain/language.ts";
import { adoptLanguage } from "#server/account/language-store.ts";
import type { Deps } from "#server/platform/deps.ts";
import { chosenLanguage } from "#server/platform/http/request.ts";
import { currentLanguage, languageCookie } from "#server/platform/language.ts";
import { languageLinks, languageOffer, preferenceOf } from "./language-choice.ts";
import { languageStyle } from "./language-style.ts";

/** An account's choice, else that of the browser. */
export function languageFor({ config }: Deps, user: SessionUser | null): Language {
  return config.languages.find((language) => language === user?.language) ?? currentLanguage();
}

interface Asked {
  readonly request: Request;
  readonly url: URL;
}

const none = { after: "", offersLanguages: false };

/** After the browser's tree: they cost the scripts nothing, stay when screens change, and follow the skip link. */
export function languageParts({ config }: Deps, { request, url }: Asked, user: SessionUser | null) {
  // The browser keeps that document, with a policy of its own.
  if (url.pathname === OFFLINE_PATH) return none;
  const { languages: offered } = config;
  const reading = { url, language: currentLanguage(), offered };
  const isOpen = (user?.language ?? null) === null && chosenLanguage(request.headers) === null;
  const preferred = preferenceOf(user, request.headers.get("accept-language"), offered);
  const offer = isOpen ? languageOffer(preferred, reading) : "";
  const links = user === null || config.mode === "demo" ? languageLinks(reading) : "";
  const offersLanguages = offer + links !== "";
  const style = offersLanguages ? `<style>${languageStyle}</style>` : "";
  return { after: style + links + offer, offersLanguages };
}

/** The cookie is the account's language, or becomes it: downloads and refusals have no other. */
export function keepLanguage(
  { config, db, log }: Deps,
  { headers }: Request,
  user: SessionUser | null,
  answer: Response,
): void {
  const chosen = chosenLanguage(headers);
  if (user === null || user.language === chosen) return;
  if (user.language !== null)
    return answer.headers.append("set-cookie", languageCookie(user.language, config.https));
  if (chosen === null || config.mode === "demo") return;
  adoptLanguage(db, user.uid, chosen).catch((error: unknown) =>
    log.error("language.adopt-failed", error),
  );
}
