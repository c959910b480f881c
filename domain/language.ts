export const sourceLanguage = "en";

/** A translation adds `x.words.<language>.ts` beside each words file. */
export const languages = [sourceLanguage] as const;

export type Language = (typeof languages)[number];

/** Everybody's, until people choose. */
export const defaultLanguage: Language = "en";

/** What a translation has: the same keys, calls and lists, with any text. */
export type Words<English> = {
  readonly [Key in keyof English]: Translated<English[Key]>;
};

type Translated<Of> = Of extends string
  ? string
  : Of extends (...values: infer Values) => infer Text
    ? (...values: Values) => Text extends string ? string : Text
    : Of extends object
      ? Words<Of>
      : Of;
