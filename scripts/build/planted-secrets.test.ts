import { join } from "node:path";
import { build as rolldown } from "rolldown";
import { build as vite, type Rolldown } from "vite";
import { expect, it, vi } from "vitest";
import { rounds } from "../../server/platform/fixtures/rounds.fixture.ts";
import { root } from "../project-root.mjs";
import { serverBundle } from "./server-bundle.mjs";

// Threats T62: what a deployment is set to is in nothing that was built where it is set.

const CANARY = "canary-5f1d0c2e";
const settings = ["SECRET_KEY", "SMTP_URL", "DATABASE_URL", "LINKEDIN_CLIENT_SECRET"];
const others = ["METRICS_TOKEN", "VITE_SECRET", "NPM_TOKEN", "GITHUB_TOKEN"];

type Built = Rolldown.RolldownOutput["output"][number];

async function builtByVite(build: object): Promise<readonly Built[]> {
  const configFile = join(root, "vite.config.ts");
  const made = await vite({ root, configFile, mode: "production", build });
  return [made].flat().flatMap((one) => ("output" in one ? one.output : []));
}

function textOf(file: Built): string {
  if (file.type === "chunk") return file.code;
  return typeof file.source === "string"
    ? file.source
    : Buffer.from(file.source).toString("latin1");
}

it.runIf(rounds(1, 0) > 0)(
  "a build under planted secrets holds none of them, and no map",
  async () => {
    for (const name of [...settings, ...others]) vi.stubEnv(name, `${CANARY}-${name}`);
    vi.stubEnv("NODE_ENV", "production");
    const web = await builtByVite({ write: false });
    const render = await builtByVite({ write: false, ssr: "web/app/entry-server.tsx" });
    const server = await rolldown({ ...serverBundle(root), write: false });
    const files = [...web, ...render, ...server.output];
    expect(files.map(textOf).join("")).toContain("Cairn is ready");
    expect(files.filter((file) => textOf(file).includes(CANARY))).toEqual([]);
    expect(files.filter(({ fileName }) => fileName.endsWith(".map"))).toEqual([]);
  },
);
