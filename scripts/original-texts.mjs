/**
 * @typedef {object} ScreenTexts
 * @property {string} path of the screen
 * @property {string[]} always shown whenever the screen has data
 * @property {string[]} sometimes
 */

/**
 * The texts of the original specification by screen, from section 35 of docs/product.md.
 * @param {string} product
 * @returns {ScreenTexts[]}
 */
export function originalTexts(product) {
  const section = product.split("\n## 35 ")[1] ?? "";
  return [...section.matchAll(/^\*\*35\.\d+\*\* .*`(.+)`\n\n((?:\|.*\n)+)/gm)].map(
    ([, path = "", table = ""]) => {
      const rows = [...table.matchAll(/^\| (.+) \| '(.+)' \|$/gm)];
      const textsWhen = (/** @type {(when: string) => boolean} */ holds) =>
        rows.flatMap(([, when = "", texts = ""]) => (holds(when) ? texts.split("', '") : []));
      return {
        path,
        always: textsWhen((when) => when === "always"),
        sometimes: textsWhen((when) => when !== "always"),
      };
    },
  );
}
