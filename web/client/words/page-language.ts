/** Another language's build puts its own here (scripts/build/words.mjs). */
export const pageLanguage: string = "en";
