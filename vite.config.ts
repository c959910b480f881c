import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { endpointAddresses } from "./scripts/build/endpoint-addresses.mjs";
import { oneStyleSheet } from "./scripts/build/one-style-sheet.mjs";
import { wordsInPlace } from "./scripts/build/words.mjs";
import { screenModules } from "./scripts/build/screen-modules.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));

// `npm run build` runs this twice: for the browser, and (isSsrBuild) for the renderer of the server.
export default defineConfig(({ isSsrBuild }) => ({
  appType: "custom",
  clearScreen: false,
  logLevel: "warn",
  publicDir: isSsrBuild === true ? false : "web/public",
  plugins: isSsrBuild === true ? [react(), wordsInPlace()] : browserPlugins,
  // What wouter brings for older versions of React.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  css: { modules: { generateScopedName: className } },
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

// Screens that few people open, or not daily: their style sheet stays out of all other documents.
const RARE_STYLE = "rare-style";
const rareStyle =
  /[\\/]web[\\/](account[\\/]account|admin|circles|coaching[\\/](brief|coachs-own|needs-you|people|week)|email|goals[\\/](life|new-goal|past|plan|week|weekly-check-in)|onboarding|seed|ui[\\/]stacked-bars)[\\/.].*css$/;

/** By its module, whose name no other has (`npm run check`). */
function className(name: string, file: string): string {
  return `${basename(file).split(".", 1).join("")}__${name}`;
}

const browserPlugins = [
  react(),
  wordsInPlace(),
  endpointAddresses(),
  screenModules(root),
  oneStyleSheet(RARE_STYLE),
];

/** Without the script itself and what the first script has loaded. */
function furtherScripts(file: string, dependencies: string[]): string[] {
  const isKnown = /(^|[\\/])(shared|rolldown-runtime)-/;
  return dependencies.filter((name) => name !== file && !isKnown.test(name));
}

const browser = {
  outDir: "dist/web",
  manifest: true,
  modulePreload: { polyfill: false, resolveDependencies: furtherScripts },
  rolldownOptions: {
    // The dashboard is what most visits begin with: what it shares with others comes with the first script.
    input: ["web/app/entry-client.tsx", "web/dashboard/dashboard-page.tsx"],
    // Each constant where it is used, also those of other modules.
    optimization: { inlineConst: { mode: "all" as const } },
    // No side effects: a script leaves out what it does not use.
    treeshake: { moduleSideEffects: [{ test: /[\\/](domain|contract)[\\/]/, sideEffects: false }] },
    output: {
      codeSplitting: {
        groups: [
          { name: RARE_STYLE, priority: 1, test: rareStyle },
          { name: "shared", tags: ["$initial" as const], minShareCount: 2 },
          // Forms need most of them; each script more is named in the first one.
          { name: "fields", test: /web[\\/]ui[\\/](text|text-area|select)-field\.tsx$/ },
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
