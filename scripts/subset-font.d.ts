/** The package has no types; only what `npm run fonts` uses. */
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2" | "truetype";
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
    readonly keepFeatures?: readonly string[];
    readonly noHinting: boolean;
  }

  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: Options,
  ): Promise<Uint8Array>;
}
