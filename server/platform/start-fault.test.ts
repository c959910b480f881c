import { userInfo } from "node:os";
import { expect, it } from "vitest";
import { DatabaseUnavailable } from "./db/failure.ts";
import { startFault } from "./start-fault.ts";

const embedded = { port: 4610, host: "192.0.2.1", databaseUrl: "file:data/cairn" };

function system(code: string, syscall: string, path?: string): Error {
  const where = path === undefined ? {} : { path };
  return Object.assign(new Error(`${syscall} ${code}`), { code, syscall, ...where });
}

it.each([
  [system("EADDRINUSE", "listen"), "Port 4610 is taken: PORT=4000 npm start"],
  [system("EACCES", "listen"), /^Port 4610 is not for this system user: .* PORT=4000 npm start$/],
  [system("EADDRNOTAVAIL", "listen"), /^HOST=192\.0\.2\.1 is no address of this machine: /],
  [system("ENOTFOUND", "getaddrinfo"), /^HOST=192\.0\.2\.1 is no address of this machine: /],
  [system("EIO", "read", "/etc/x"), "read EIO"],
  [new Error("The door\n is shut."), "The door is shut."],
])("says of %s what to do", (error, said) => {
  expect(startFault(error, embedded)).toMatch(said);
});

it("offers another port than the one that is taken", () => {
  const taken = { ...embedded, port: 4000 };
  expect(startFault(system("EADDRINUSE", "listen"), taken)).toContain("PORT=4001 ");
});

it("says whose a path is that this system user is kept from", () => {
  const said = startFault(system("EACCES", "mkdir", "/not-there/data"), embedded);
  expect(said).toMatch(/^\/not-there\/data is not for \S+, as whom this runs: it is root's\./);
  expect(said).toContain(`sudo chown -R ${userInfo().username} /not-there/data`);
});

it.each([
  ["postgres://cairn:secret@db.example.org:5433/goals", "db.example.org:5433"],
  ["postgres://cairn:secret@one:1,two:2/goals?sslmode=disable", "one:1,two:2"],
  ["postgres://cairn:secret@/goals?host=/run/postgresql", "/run/postgresql"],
  ["postgres:///goals", "localhost"],
])("names where %s looks for its database, and no password", (databaseUrl, place) => {
  const away = new DatabaseUnavailable("The database cannot be reached: timeout expired");
  const said = startFault(away, { ...embedded, databaseUrl });
  expect(said).toContain(
    `The database cannot be reached: timeout expired. DATABASE_URL names ${place}:`,
  );
  expect(said).not.toContain("secret");
});
