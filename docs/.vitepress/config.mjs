import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const docs = fileURLToPath(new URL("..", import.meta.url));

/** @param {string} page of the site, without `.md` */
function item(page, text = titleOf(`${page}.md`)) {
  return { text, link: `/${page === "index" ? "" : page}` };
}

/** @param {string} file */
function titleOf(file) {
  return /^# (.+)$/m.exec(readFileSync(`${docs}${file}`, "utf8"))?.[1] ?? file;
}

const groups = [
  { text: "Start", pages: ["index", "try", "compared"] },
  { text: "Run it", pages: ["install", "sign-in", "mail", "backup", "upgrade", "operating"] },
  { text: "Use it", pages: ["coaches", "circles", "admins", "api", "privacy"] },
  {
    text: "Reference",
    pages: ["organization-sign-in", "proxies", "scaling", "product", "threats"],
  },
  {
    text: "For developers",
    pages: ["new-feature", "translating", "gotchas", "glossary", "releasing"],
  },
].map(({ text, pages }) => ({
  text,
  items: pages.filter((page) => existsSync(`${docs}${page}.md`)).map((page) => item(page)),
}));

const decisions = readdirSync(`${docs}decisions`)
  .filter((name) => name.endsWith(".md"))
  .toSorted()
  .map((name) => item(`decisions/${name.slice(0, -3)}`));

/** `docs/scaling.md` in a text is a path for readers of the repository, and here a link. */
function linkPaths(md) {
  md.core.ruler.push("paths", ({ tokens, Token }) => {
    for (const block of tokens) {
      let links = 0;
      block.children &&= block.children.flatMap((token) => {
        links += token.type === "link_open" ? 1 : token.type === "link_close" ? -1 : 0;
        const [, page] = /^docs\/([\w/-]+\.md)$/.exec(token.content) ?? [];
        if (token.type !== "code_inline" || links > 0 || !page || !existsSync(docs + page))
          return [token];
        const open = new Token("link_open", "a", 1);
        open.attrSet("href", `/${page}`);
        return [open, token, new Token("link_close", "a", -1)];
      });
    }
  });
}

export default {
  title: "Cairn",
  description: "SMART goals, an honest record of progress and a coach. You host it yourself.",
  lang: "en",
  ignoreDeadLinks: [/^http:\/\/localhost/],
  markdown: { config: linkPaths, theme: { light: "github-light", dark: "github-dark" } },
  themeConfig: {
    search: {
      provider: "local",
      options: {
        miniSearch: {
          // Pages that answer a question before the rule book and the reasons.
          searchOptions: {
            boostDocument: (id) =>
              /\/(product|threats|gotchas|glossary|decisions)/.test(id) ? 0.2 : 1,
          },
        },
      },
    },
    outline: [2, 3],
    sidebar: [...groups, { text: "Decisions", collapsed: true, items: decisions }],
  },
};
