import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { root } from "../project-root.mjs";
import { run } from "./buildah.mjs";
import { hasCompose } from "./tools.mjs";

// Threats T89. Checked against the schema of Debian's docker-compose 1,
// not run: that needs a daemon and a registry.

const example = readFileSync(join(root, ".env.example"), "utf8");

/** As parsed beside an .env; throws on errors. */
async function understood(name: string, env: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "cairn-compose-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = readFileSync(join(root, "deploy", name), "utf8");
  // `name` is new in version 2.
  writeFileSync(join(folder, name), text.replace(/^name: .*$/m, ""));
  writeFileSync(join(folder, ".env"), env);
  return run("docker-compose", ["--file", join(folder, name), "config"]);
}

const filledIn = (name: string, value: string) => (env: string) =>
  env.replace(new RegExp(`^${name}=$`, "m"), `${name}=${value}`);
const withKey = filledIn("SECRET_KEY", "k".repeat(64));
const withPassword = filledIn("POSTGRES_PASSWORD", "p".repeat(48));

describe.skipIf(!hasCompose())("the compose files", () => {
  it("with PostgreSQL: its password reaches both, the server is reached from this machine alone", async () => {
    const config = await understood("compose.yaml", withKey(withPassword(example)));
    expect(config).toContain(`DATABASE_URL: postgres://cairn:${"p".repeat(48)}@db/cairn`);
    expect(config).toContain(`POSTGRES_PASSWORD: ${"p".repeat(48)}`);
    expect(config).toContain("MAIL_FROM: Cairn <cairn@example.org>");
    expect(config).toContain("127.0.0.1:3000:3000/tcp");
    expect(config.match(/read_only: true/g)).toHaveLength(1);
  });

  it.each([
    ["SECRET_KEY", withPassword],
    ["POSTGRES_PASSWORD", withKey],
  ])("with PostgreSQL: without %s nothing is started", async (_name, filled) => {
    await expect(understood("compose.yaml", filled(example))).rejects.toThrow(
      "set it in deploy/.env",
    );
  });

  it("with the embedded database: one service, and no password", async () => {
    const config = await understood("compose.embedded.yaml", example);
    expect(config).toContain("DATABASE_URL: file:/data/cairn");
    expect(config.match(/^ {2}\w+:$/gm)).toEqual(["  default:", "  cairn:"]);
  });
});
