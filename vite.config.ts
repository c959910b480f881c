import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { firstScript } from "./scripts/build/first-script.mjs";
import { endpointAddresses } from "./scripts/build/endpoint-addresses.mjs";
import { oneStyleSheet } from "./scripts/build/one-style-sheet.mjs";
import { screenModules } from "./scripts/build/screen-modules.mjs";
import { styleNames } from "./scripts/build/style-names.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));

// `npm run build` runs this twice: for the browser, and (isSsrBuild) for the renderer of the server.
export default defineConfig(({ isSsrBuild }) => ({
  appType: "custom",
  clearScreen: false,
  logLevel: "warn",
  publicDir: isSsrBuild === true ? false : "web/public",
  plugins: isSsrBuild === true ? [react()] : browserPlugins,
  // What wouter brings for older versions of React.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  css: { modules: { generateScopedName: styleNames(root) } },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    target: "baseline-widely-available",
    // A target that knows light-dark(): a lower one would rewrite it.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    emptyOutDir: true,
    ...(isSsrBuild === true ? renderer : browser),
  },
  ssr: { noExternal: true },
}));

// What admins, developers and invited coaches see, and what is set about mail: its style sheet stays out of all other documents.
const RARE_STYLE = "rare-style";
const rareStyle =
  /[\\/]web[\\/](admin|coaching[\\/](brief|needs-you|own|people)|email|goals[\\/](life|past|plan|weekly-check-in)|onboarding|seed|ui[\\/](stacked-bars|switch))[\\/.].*css$/;

// What few pages share, or is loaded by a press: each goes into a file of its own.
const late = [
  /[\\/]web[\\/](admin|coaching|onboarding|sharing)[\\/]/,
  /[\\/](web[\\/]account[\\/](identities|tokens)[\\/].+|contract[\\/](access-tokens|identities|token-errors)|domain[\\/]access-token)\.tsx?$/,
  /[\\/]web[\\/]goals[\\/]details[\\/]/,
  /[\\/]web[\\/]goals[\\/]progress[\\/](progress-(edit|form|modal\.)|remark|staged|use-|value)/,
  /[\\/]web[\\/]goals[\\/](life|new-goal|past|badges|plan|undo-completion|goal-(announcer|news))/,
  /[\\/](web[\\/](account[\\/]calendar[\\/].+|client[\\/](files[\\/]download|functions-client|failed-page|words-left))|contract[\\/](admin|announcements|coached-goals|coaching|webhooks|webhook-errors|brief|calendar|milestones|ledger-import|needs-you|callable-statuses|coaching-end|(form|note)-errors|goal-plan|private-notes))\.tsx?$/,
  /[\\/]domain[\\/](audit|webhook|brief|celebration|coach|daily-rate|goal-(draft|edit|life)|measure-draft|email-preferences|mail|milestone|needs-you|share-message|template|typed-number)/,
  /[\\/](web[\\/](client[\\/]offline[\\/](?!keeps|press)|goals[\\/]queue[\\/]|app[\\/]offline|account[\\/]device)|domain[\\/]kept-step|node_modules[\\/]idb[\\/])/,
  /[\\/]web[\\/]ui[\\/](copy-text|(form-)?dialog|news-area|stacked-bars|switch)\./,
  /[\\/]d3-[a-z]+[\\/]/,
];
// What some pages and late parts share: the first that fits takes with a module what that imports.
const parts = {
  // The controls of forms.
  forms:
    /[\\/]web[\\/](ui[\\/](choice|copy-text|text-area-field|text-field)|goals[\\/]number-field)\.tsx?$/,
  dialogs: /[\\/]web[\\/]ui[\\/](form-)?dialog\.tsx$/,
  "form-errors": /[\\/]contract[\\/]form-errors\.ts$/,
  // What is kept on the device: by the first press, or after the first view.
  device:
    /[\\/](web[\\/](client[\\/]offline[\\/](alive|connection|device|forget|kept|left)|goals[\\/]queue[\\/](goal-lock|kept-moves|presses|server-clock|step-(answers|queue|sending|words)|windows))|domain[\\/]kept-step|node_modules[\\/]idb[\\/])/,
  // The dashboard's, and late on a goal's page.
  pace: /[\\/](domain[\\/](ledger-sum|pace(-words)?|week)\.ts|web[\\/]goals[\\/]badges[\\/]heat-map\.)/,
  // A goal's page and the coach's screen: at once; and what comes late to both.
  "goal-parts":
    /[\\/](web[\\/](goals[\\/]details[\\/](entry|read)|coaching[\\/](coaching\.module|notes[\\/]written-at)|sharing[\\/]coach-words|ui[\\/]scenes)|domain[\\/]invitation|contract[\\/](coaching-end|note-errors))/,
  "goal-notes":
    /[\\/]web[\\/](coaching[\\/]notes[\\/](drafts|note-item|note-words|thread|use-notes)|goals[\\/]details[\\/]goal-details)/,
  "goal-way": /[\\/]web[\\/]goals[\\/]details[\\/](ledger|pace)/,
  // What changes a goal, a person, what is shared.
  "goal-change": /[\\/]domain[\\/]goal-(change|state)\.ts$/,
  "goal-life":
    /[\\/](contract[\\/]goal-life|domain[\\/](celebration|goal-life)|web[\\/]goals[\\/]life[\\/]use-life-write)\.ts$/,
  people: /[\\/](domain[\\/](named-ways|network)|contract[\\/]sharing)\.ts$/,
  changes: /[\\/](web[\\/]client[\\/]own-change|domain[\\/]form-change)\.ts$/,
  // Told on a dashboard and on a goal's page.
  news: /[\\/]web[\\/](goals[\\/](badges[\\/]badge-news|goal-announcer)|ui[\\/]news-area)\./,
  // A goal's page, where it is shared, and the first hour.
  sharing: /[\\/]web[\\/]sharing[\\/](goal-coach|share-address|use-sharing)/,
  // Lists that are read on, a page at a time.
  lists: /[\\/]@tanstack[\\/].*[\\/](infiniteQueryObserver|useInfiniteQuery)\.js$/,
  account:
    /[\\/]web[\\/](account[\\/](focus-next|sign-in-again)|client[\\/]sign-in[\\/]sign-in-(button|ways))\.tsx?$/,
  settings: /[\\/](domain[\\/]profile|contract[\\/]email)\.ts$/,
};
const forEverybody = (id: string) =>
  ![...late, ...Object.values(parts)].some((part) => part.test(id));

const browserPlugins = [
  react(),
  endpointAddresses(),
  screenModules(root),
  oneStyleSheet(RARE_STYLE),
];

const browser = {
  outDir: "dist/web",
  manifest: true,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: "web/app/entry-client.tsx",
    // Each constant where it is used, also those of other modules.
    optimization: { inlineConst: { mode: "all" as const } },
    // What the first script and two pages need goes into one file beside the entry, and what their forms share into
    // others: each page is then a few requests more, not up to ten. Pages for few and late parts stay out of them.
    output: {
      codeSplitting: {
        groups: [
          { name: RARE_STYLE, priority: 1, test: rareStyle },
          { name: firstScript, debugName: "shared", priority: 1, test: forEverybody },
          ...Object.entries(parts).map(([name, test]) => ({ name, minShareCount: 2, test })),
        ],
      },
    },
  },
};

const renderer = {
  outDir: "dist/render",
  ssr: "web/app/entry-server.tsx",
  minify: false,
  copyPublicDir: false,
};
