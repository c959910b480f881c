import { expect, it } from "vitest";
import { databasePlace, hostsOf } from "./database-place.ts";

it.each([
  ["postgres://u:secret@db.example.org/cairn", "db.example.org", "cairn at db.example.org"],
  [
    "postgres://u:sec@ret@db.example.org:6432/cairn?a=b",
    "db.example.org:6432",
    "cairn at db.example.org:6432",
  ],
  ["postgres://u:secret@one:1,[::1]:2/cairn", "one:1,[::1]:2", "cairn at one:1,[::1]:2"],
  [
    "postgres://u:secret@db.example.org",
    "db.example.org",
    "the default database at db.example.org",
  ],
  ["postgres://u:secret@/cairn?host=/run/postgres", "/run/postgres", "cairn at /run/postgres"],
  ["postgres:///cairn", "localhost", "cairn at localhost"],
  ["postgres://u:p%w@db/100%", "db", "100% at db"],
])("%s is told without its user and password", (url, hosts, place) => {
  expect(hostsOf(url)).toBe(hosts);
  expect(databasePlace(url)).toBe(place);
});
