import { expect, it } from "vitest";
import { postgresAddresses } from "./postgres-address.ts";

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
  ["postgres://u:p@127.0.0.1:w@db.example.org/cairn", verified],
  ["postgres://u:p@localhost,db.example.org/cairn", verified],
  ["postgres://u:p@db.example.org:1,localhost:2/cairn", verified],
  ["postgres://u:p@db.example.org/cairn?sslmode=disable", false],
  ["postgres://u:p@db.example.org,db2.example.org/cairn?sslmode=disable", false],
  ["postgres://u:p@localhost:5433,127.0.0.1:5434,[::1]:5435/cairn", false],
  ["postgres://u:p@localhost:5433/cairn", false],
  ["postgres://127.0.0.1/cairn", false],
  ["postgres://u@[::1]:5432/cairn", false],
  ["postgres://u@/cairn?host=/var/run/postgresql", false],
  ["postgres://u@%2Fvar%2Frun%2Fpostgresql/cairn", false],
])("%s", (url, ssl) => {
  const addresses = postgresAddresses(url);
  expect(addresses.map((address) => address.ssl)).toEqual(addresses.map(() => ssl));
});

it("leaves nothing in the address that could weaken the choice, and keeps the rest", () => {
  const [address] = postgresAddresses(
    "postgres://u:p@db.example.org/cairn?sslmode=no-verify&ssl=0&options=-c%20geqo%3Doff",
  );
  expect(address?.connectionString).toBe("postgres://u:p@db.example.org/cairn");
  expect(address?.options).toBe("-c geqo=off");
});

it("has one address for each host, in their order, with all else alike", () => {
  const url = "postgres://u:p,q@w@one.example.org:5433,two.example.org,[fd00::3]:5434/cairn?a=b";
  expect(postgresAddresses(url).map(({ name }) => name)).toEqual([
    "one.example.org:5433",
    "two.example.org",
    "[fd00::3]:5434",
  ]);
  expect(postgresAddresses(url).map(({ connectionString }) => connectionString)).toEqual([
    "postgres://u:p,q@w@one.example.org:5433/cairn?a=b",
    "postgres://u:p,q@w@two.example.org/cairn?a=b",
    "postgres://u:p,q@w@[fd00::3]:5434/cairn?a=b",
  ]);
});

it.each(["sslrootcert", "sslcert", "sslkey"])("says which file of %s cannot be read", (name) => {
  expect(() => postgresAddresses(`postgres://u:p@db.example.org/cairn?${name}=/no/file`)).toThrow(
    `${name}=/no/file in the address of the database cannot be read (ENOENT).`,
  );
});

it("asks for a certificate also on this machine, where an authority is named", () => {
  const [address] = postgresAddresses(
    `postgres://u:p@127.0.0.1/cairn?sslrootcert=${encodeURIComponent(import.meta.filename)}`,
  );
  expect(address?.ssl).toMatchObject({ rejectUnauthorized: true, ca: expect.any(String) });
  expect(address?.connectionString).toBe("postgres://u:p@127.0.0.1/cairn");
});
