import { expect, it } from "vitest";
import { postgresAddress } from "./postgres-address.ts";

const verified = { rejectUnauthorized: true };

it.each([
  ["postgres://u:p@db.example.org/cairn", verified],
  ["postgresql://u:p@db.example.org:6432/cairn?sslmode=require", verified],
  ["postgres://u:p@db.example.org/cairn?sslmode=no-verify", verified],
  ["postgres://u:p@db.example.org/cairn?sslmode=prefer&uselibpqcompat=true", verified],
  ["postgres://u:p@db.example.org/cairn?ssl=false", verified],
  ["postgres://u:p@localhost.example.org/cairn", verified],
  ["postgres://u:p@127.0.0.1.example.org/cairn", verified],
  ["postgres://localhost@db.example.org/cairn", verified],
  ["postgres://u:p@localhost/cairn?host=db.example.org", verified],
  ["postgres://u:p@localhost/cairn?sslmode=verify-full", verified],
  ["postgres://u:p@db.example.org/cairn?sslmode=disable", false],
  ["postgres://u:p@localhost:5433/cairn", false],
  ["postgres://127.0.0.1/cairn", false],
  ["postgres://u@[::1]:5432/cairn", false],
  ["postgres://u@/cairn?host=/var/run/postgresql", false],
  ["postgres://u@%2Fvar%2Frun%2Fpostgresql/cairn", false],
])("%s", (url, ssl) => {
  expect(postgresAddress(url).ssl).toEqual(ssl);
});

it("leaves nothing in the address that could weaken the choice, and keeps the rest", () => {
  const { connectionString } = postgresAddress(
    "postgres://u:p@db.example.org/cairn?sslmode=no-verify&ssl=0&options=-c%20geqo%3Doff",
  );
  expect(connectionString).toBe("postgres://u:p@db.example.org/cairn?options=-c+geqo%3Doff");
});
