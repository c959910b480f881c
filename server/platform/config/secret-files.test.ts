import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { configOf } from "./config.ts";
import { problemsOf, production } from "../fixtures/config.fixture.ts";

function fileOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "secret-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "secret");
  writeFileSync(file, text);
  return file;
}

const without = (name: keyof typeof production) => ({ ...production, [name]: "" });

test("a secret is read from a file, without its last line break", () => {
  const key = "f".repeat(40);
  for (const end of ["", "\n", "\r\n"])
    expect(
      configOf({ ...without("SECRET_KEY"), SECRET_KEY_FILE: fileOf(`${key}${end}`) }).secretKey,
    ).toBe(key);
  const database = fileOf("postgres://cairn:secret@db/cairn\n");
  const { databaseUrl } = configOf({ ...without("DATABASE_URL"), DATABASE_URL_FILE: database });
  expect(databaseUrl).toBe("postgres://cairn:secret@db/cairn");
});

test("an organization's secret is read too, whatever its number (product 31.1)", () => {
  const env = { OIDC_2_ISSUER: "https://id.example", OIDC_2_CLIENT_ID: "c", OIDC_2_NAME: "Union" };
  const file = fileOf("hidden\n");
  const { organizations } = configOf({ ...production, ...env, OIDC_2_CLIENT_SECRET_FILE: file });
  expect(organizations).toMatchObject([{ way: "organization-2", clientSecret: "hidden" }]);
});

test("what is in the file counts as if it were set: too short is too short", () => {
  const env = { ...without("SECRET_KEY"), SECRET_KEY_FILE: fileOf("short\n") };
  expect(problemsOf(env)).toEqual(["SECRET_KEY must have at least 32 characters."]);
});

test("both, an empty file and a missing one are refused by name, without the secret", () => {
  const file = fileOf("k".repeat(32));
  expect(problemsOf({ ...production, SECRET_KEY_FILE: file })).toEqual([
    "Set SECRET_KEY or SECRET_KEY_FILE, not both.",
  ]);
  const empty = fileOf("\n");
  expect(problemsOf({ ...without("SMTP_URL"), SMTP_URL_FILE: empty })).toContain(
    `SMTP_URL_FILE: the file '${empty}' is empty.`,
  );
  expect(problemsOf({ ...without("SMTP_URL"), SMTP_URL_FILE: "/no/such" })).toContain(
    "SMTP_URL_FILE: the file '/no/such' can't be read (ENOENT).",
  );
});

test("a file set to nothing counts as not set", () => {
  expect(problemsOf({ ...production, SECRET_KEY_FILE: "" })).toEqual([]);
});
