import type { Language } from "./language.ts";

/** Each in itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  ar: "العربية",
};
