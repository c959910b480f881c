import { expect, test } from "vitest";
import { problemsOf } from "../fixtures/config.fixture.ts";

test.each([
  "file:data",
  "memory://",
  "postgresql://localhost/cairn",
  "postgres://u:p%2Fw@db.example.org:6432/cairn?sslmode=disable",
  "postgres://u:p@w@db.example.org/cairn",
  "postgres://u:p%w@db.example.org/cairn",
  "postgres://u@/cairn?host=/var/run/postgresql",
  "postgres://u@%2Fvar%2Frun%2Fpostgresql/cairn",
  "postgres:///cairn",
  "postgres://u:p,w@one,[::1]:5433/cairn",
])("DATABASE_URL may be %s", (url) => {
  expect(problemsOf({ DATABASE_URL: url })).toEqual([]);
});

test.each(["file:", "memory://x", "mysql://user:password@localhost", "postgres://"])(
  "DATABASE_URL %s is of no engine",
  (url) => {
    expect(problemsOf({ DATABASE_URL: url })).toEqual([
      "DATABASE_URL must begin with file:, memory:// or postgres://.",
    ]);
  },
);

const known =
  "It knows host, port, ssl, sslmode, uselibpqcompat, sslrootcert, sslcert, sslkey, options.";

test.each([
  ["?host=/run/postgresql&port=5433", ""],
  ["?sslmode=verify-full&sslrootcert=/ca&sslcert=/c&sslkey=/k", ""],
  ["?ssl=true&uselibpqcompat=true&options=-c%20work_mem%3D8MB", ""],
  ["?application_name=goals", "application_name"],
  ["?statement_timeout=0&sslmode=disable", "statement_timeout"],
  ["?SSLMODE=disable", "SSLMODE"],
  ["?sslmode=require&channel_binding=require&pgbouncer=true", "channel_binding, pgbouncer"],
  ["?password=sesame", "password"],
])("DATABASE_URL with %s names what it does not know: %s", (query, unknown) => {
  const url = `postgres://u:p@one,two/cairn${query}`;
  const said = (name: string) =>
    unknown === "" ? [] : [`${name} has parameters that Cairn does not know: ${unknown}. ${known}`];
  expect(problemsOf({ DATABASE_URL: url })).toEqual(said("DATABASE_URL"));
  const plain = "postgres://u:p@one/cairn";
  expect(problemsOf({ DATABASE_URL: plain, DATABASE_DIRECT_URL: url })).toEqual(
    said("DATABASE_DIRECT_URL"),
  );
});

test.each([
  ...["p/w", "5432/w", "5432?w", "5432#w", "p?w", "p#w", "p@/w"].map((word) => `u:${word}@host`),
  "u@p/w@host",
  "u:p@host:99999",
  "u:p@host:5432,other:99999",
])("DATABASE_URL postgres://%s/cairn is no address", (part) => {
  expect(problemsOf({ DATABASE_URL: `postgres://${part}/cairn` })).toEqual([
    "DATABASE_URL cannot be read. In its user name and password / is written as %2F, ? as %3F, # as %23 and @ as %40.",
  ]);
});

const together =
  "DATABASE_DIRECT_URL goes with a DATABASE_URL of PostgreSQL: both are postgres://.";

test.each([
  ["postgres://pooler/cairn", "postgres://u:p@one,two/cairn", []],
  ["postgres://pooler/cairn", "file:data", [together]],
  ["file:data", "postgres://one/cairn", [together]],
  [
    "postgres://pooler/cairn",
    "postgres://u:5432#w@one/cairn",
    [
      "DATABASE_DIRECT_URL cannot be read. In its user name and password / is written as %2F, ? as %3F, # as %23 and @ as %40.",
    ],
  ],
])("DATABASE_URL %s beside DATABASE_DIRECT_URL %s", (url, direct, problems) => {
  expect(problemsOf({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct })).toEqual(problems);
});
