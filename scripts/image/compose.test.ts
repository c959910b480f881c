import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { root } from "../project-root.mjs";
import { run } from "./buildah.mjs";
import { withPostgres } from "./compose.ts";
import { hasCompose } from "./tools.mjs";

// Threats T89. Checked against the schema of Debian's docker-compose 1,
// not run: that needs a daemon and a registry.

const PUBLIC_URL = "PUBLIC_URL=https://cairn.example.org\n";

/** New in version 2. */
const forVersion1 = (text: string) =>
  text
    .replace(/^name: .*$/m, "")
    .replace(/env_file:\n.*path: \.env\n.*required: false$/m, "env_file: .env");

/** As parsed beside an .env; throws on errors. */
async function understood(files: readonly string[], env: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "cairn-compose-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "secrets"));
  writeFileSync(join(folder, ".env"), env);
  const named = files.flatMap((file) => {
    const path = join(folder, basename(file));
    writeFileSync(path, forVersion1(readFileSync(join(root, file), "utf8")));
    return ["--file", path];
  });
  return run("docker-compose", [...named, "config"]);
}

describe.skipIf(!hasCompose())("the compose files", () => {
  it("cairn.compose.yaml alone: one service, reached from this machine alone, by one setting", async () => {
    const config = await understood(withPostgres.slice(0, 1), PUBLIC_URL);
    expect(config.match(/^ {2}\w+:$/gm)).toEqual(["  default:", "  cairn:"]);
    expect(config).toContain("PUBLIC_URL: https://cairn.example.org");
    expect(config).toContain("127.0.0.1:3000:3000/tcp");
    expect(config).toContain("read_only: true");
    expect(config).not.toContain("DATABASE_URL");
  });

  it("takes every setting of .env.example from a copy of it", async () => {
    const example = readFileSync(join(root, ".env.example"), "utf8");
    const config = await understood(withPostgres.slice(0, 1), example);
    expect(config).toContain("MAIL_FROM: Cairn <cairn@example.org>");
  });

  it("without PUBLIC_URL nothing is started", async () => {
    await expect(understood(withPostgres.slice(0, 1), "")).rejects.toThrow(
      "https://cairn.example.org",
    );
  });

  it("with cairn.postgres.compose.yaml: passwords are in files alone", async () => {
    const config = await understood(withPostgres, PUBLIC_URL);
    expect(config).toContain("DATABASE_URL: ''");
    expect(config).toContain("DATABASE_URL_FILE: /run/secrets/database_url");
    expect(config).toContain("SECRET_KEY_FILE: /run/secrets/secret_key");
    expect(config).toContain("POSTGRES_PASSWORD_FILE: /run/secrets/postgres_password");
    expect(config).not.toMatch(/^ +(SECRET_KEY|POSTGRES_PASSWORD):/m);
  });
});
