import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { firstScript } from "./scripts/build/first-script.mjs";
import { endpointAddresses } from "./scripts/build/endpoint-addresses.mjs";
import { limitNumbers } from "./scripts/build/limit-numbers.mjs";
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
  /[\\/]web[\\/](admin|coaching[\\/]own|email|goals[\\/](life|past|plan)|onboarding|seed)[\\/].*\.css$/;

// What few pages share, or is loaded by a press: each goes into a file of its own.
const late = [
  /[\\/]web[\\/](admin|coaching|onboarding|sharing)[\\/]/,
  /[\\/]web[\\/]goals[\\/]details[\\/]/,
  /[\\/]web[\\/]goals[\\/]progress[\\/](progress-(edit|form|modal\.)|remark|staged|use-|value)/,
  /[\\/]web[\\/]goals[\\/](life|new-goal|past|badges|plan|number-field|undo-completion|goal-(announcer|news))/,
  /[\\/](web[\\/]client[\\/](functions-client|failed-page|words-left)|contract[\\/](admin|announcements|callable-statuses|coaching-end|(form|note)-errors|goal-(life|plan)|private-notes))\.tsx?$/,
  /[\\/]domain[\\/](celebration|coach|daily-rate|goal-(change|draft|edit|life|state)|measure-draft|email-preferences|invitation|mail|share-message|template|typed-number)/,
  /[\\/]web[\\/]ui[\\/]((form-)?dialog|news-area)\.tsx$/,
  /[iI]nfiniteQuery(Observer)?\.js/,
  /[\\/]d3-[a-z]+[\\/]/,
];
// What pages with forms share, and neither the first script nor the dashboard needs: their controls; what is saved by them.
const forms =
  /[\\/]web[\\/](ui[\\/](choice|text-area-field|text-field)|goals[\\/]number-field)\.tsx$/;
const settings =
  /[\\/](web[\\/]client[\\/]sign-in-button|domain[\\/]profile|contract[\\/]email)\.tsx?$/;
// What a goal's page shares with the coach's screen, and what comes late to both; what comes late to others with it.
const goalParts = {
  "goal-parts":
    /[\\/](web[\\/](goals[\\/]details[\\/](entry|read)|coaching[\\/]notes[\\/]written-at|sharing[\\/]coach-words|ui[\\/]scenes)|domain[\\/]invitation)/,
  "goal-notes":
    /[\\/]web[\\/]coaching[\\/]notes[\\/](drafts|note-item|note-words|thread|use-notes)/,
  "goal-way": /[\\/]web[\\/]goals[\\/]details[\\/](ledger|pace)/,
  people: /[\\/](domain[\\/]network|contract[\\/]sharing)\.ts$/,
  changes: /[\\/](web[\\/]client[\\/]own-change|domain[\\/]form-change)\.ts$/,
};
const forEverybody = (id: string) =>
  ![...late, ...Object.values(goalParts), forms, settings].some((part) => part.test(id));

const browserPlugins = [
  react(),
  endpointAddresses(),
  limitNumbers(),
  screenModules(root),
  oneStyleSheet(RARE_STYLE),
];

const browser = {
  outDir: "dist/web",
  manifest: true,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: "web/app/entry-client.tsx",
    // What two pages share goes into one file beside the entry, and what their forms share into others: each page is
    // then one request more, or a few, not up to ten. Pages for few and late parts stay out of them.
    output: {
      codeSplitting: {
        groups: [
          { name: RARE_STYLE, priority: 1, test: rareStyle },
          { name: firstScript, debugName: "shared", priority: 1, test: forEverybody },
          ...Object.entries(goalParts).map(([name, test]) => ({ name, minShareCount: 2, test })),
          { name: "forms", minShareCount: 2, test: forms },
          { name: "settings", minShareCount: 2, test: settings },
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
