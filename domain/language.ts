export const sourceLanguage = "en";

/** A translation is `x.words.<language>.ts` beside each words file. */
export const languages = ["en", "de", "fr", "es", "ar"] as const;

export type Language = (typeof languages)[number];

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
