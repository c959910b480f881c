import { join } from "node:path";
import { build as rolldown } from "rolldown";
import { build as vite, type Rolldown } from "vite";
import { expect, it, vi } from "vitest";
import { cases } from "#domain/rounds.fixture.ts";
import { root } from "../project-root.mjs";
import { serverBundle } from "./server-bundle.mjs";

// Threats T62.

const CANARY = "canary-5f1d0c2e";
const settings = [
  "SECRET_KEY",
  "SMTP_URL",
  "DATABASE_URL",
  "LINKEDIN_CLIENT_SECRET",
  "OIDC_CLIENT_SECRET",
];
const others = ["METRICS_TOKEN", "VITE_SECRET", "NPM_TOKEN", "GITHUB_TOKEN"];

type Built = Rolldown.RolldownOutput["output"][number];

async function builtByVite(build: object): Promise<readonly Built[]> {
  const configFile = join(root, "vite.config.ts");
  const made = await vite({ root, configFile, mode: "production", build });
  return [made].flat().flatMap((one) => ("output" in one ? one.output : []));
}

/** Words that each half must contain. */
const halves = {
  server: {
    words: "Cairn is ready",
    built: async () => (await rolldown({ ...serverBundle(root), write: false })).output,
  },
  "web app": { words: "Sign in to Cairn", built: () => builtByVite({ write: false }) },
  renderer: {
    words: "Sign in to Cairn",
    built: () => builtByVite({ write: false, ssr: "web/app/entry-server.tsx" }),
  },
} satisfies Record<string, { words: string; built: () => Promise<readonly Built[]> }>;

function textOf(file: Built): string {
  if (file.type === "chunk") return file.code;
  return typeof file.source === "string"
    ? file.source
    : Buffer.from(file.source).toString("latin1");
}

const named = Object.entries(halves);

it.each(cases(named, ([name]) => name === "server"))(
  "the %s, built under planted secrets, holds none of them, and no map",
  async (_name, { words, built }) => {
    for (const name of [...settings, ...others]) vi.stubEnv(name, `${CANARY}-${name}`);
    vi.stubEnv("NODE_ENV", "production");
    const files = await built();
    expect(files.map(textOf).join("")).toContain(words);
    expect(files.filter((file) => textOf(file).includes(CANARY))).toEqual([]);
    expect(files.filter(({ fileName }) => fileName.endsWith(".map"))).toEqual([]);
  },
);
