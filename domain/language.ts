/** English is the source; a translation adds `x.words.<language>.ts` beside each words file. */
export const languages = ["en"] as const;

export type Language = (typeof languages)[number];
