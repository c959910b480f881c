import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../project-root.mjs";
import { commandsOf, documentedCommands } from "./commands.mjs";

const proof = "bench/documented-commands.proof.test.ts";

/** What is run as it is written, and where. */
const runBy: Readonly<Record<string, string>> = {
  "npm start": "scripts/setup/start.proof.test.ts",
  "npm run seed": proof,
  "npm run backup -- cairn-monday.jsonl.gz": proof,
  "npm run restore -- cairn-monday.jsonl.gz --check": proof,
  "npm run restore -- cairn-monday.jsonl.gz": proof,
};

describe("a command of the documentation", () => {
  it.each([...documentedCommands(root)])(
    "%s: is run by a test, or says that it is not",
    (_, lines) => {
      expect(lines.filter((line) => !(line in runBy))).toEqual([]);
    },
  );

  it("is in a test that exists, and each test has one", () => {
    const lines = new Set([...documentedCommands(root).values()].flat());
    expect(Object.keys(runBy).filter((line) => !lines.has(line))).toEqual([]);
    expect(Object.values(runBy).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it("is read without its comment, and whole where it goes on in the next line", () => {
    const text =
      "## A\n```sh\nnpm start   # begins\nA=1 \\\nB=2 npm start\n\n# only a comment\n```\n";
    expect(commandsOf(text)).toEqual(["npm start", "A=1 B=2 npm start"]);
    expect(commandsOf(`${text}\nNot run by our tests.\n## B\n\`\`\`sh\nls\n\`\`\`\n`)).toEqual([
      "ls",
    ]);
  });
});
