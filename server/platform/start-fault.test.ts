import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
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

/** What a system user is told of a path that they may not go to. */
function toldOf(path: string, uid: number): string {
  const module = JSON.stringify(new URL("start-fault.ts", import.meta.url));
  const script = `const { startFault } = await import(${module});
    const { writeFileSync } = await import("node:fs");
    process.setgroups([]); process.setgid(${uid}); process.setuid(${uid});
    try { writeFileSync(${JSON.stringify(path)}, ""); }
    catch (error) { console.log(startFault(error, ${JSON.stringify(embedded)})); }`;
  const flags = ["--input-type=module", "-e", script];
  return execFileSync(process.execPath, flags, { encoding: "utf8" }).trim();
}

describe.runIf(process.getuid?.() === 0)("a path that a system user is kept from", () => {
  const [nobody, unnamed] = [65_534, 4_242];
  let volume: string;
  let file: string;

  beforeEach(() => {
    volume = mkdtempSync(join(tmpdir(), "cairn-volume-"));
    chmodSync(volume, 0o755);
    file = join(volume, "cairn");
    return () => rmSync(volume, { recursive: true });
  });

  it("is given away by whose it is", () => {
    writeFileSync(file, "");
    expect(toldOf(file, nobody)).toBe(
      `${file} is not for nobody, as whom this runs: it is root's. Run this as root, or give it away: sudo chown -R nobody ${file}`,
    );
  });

  it("is opened where its own mode closes it", () => {
    writeFileSync(file, "", { mode: 0o400 });
    chownSync(file, nobody, nobody);
    expect(toldOf(file, nobody)).toBe(
      `${file} is not for nobody, as whom this runs, by its own mode: chmod u+rwX ${file}`,
    );
  });

  it("that is not there yet is not given away: the folder around it is, alone, by number where the machine has no name", () => {
    expect(toldOf(file, unnamed)).toBe(
      `${file} is not for user 4242, as whom this runs: ${volume} is root's. Name a path in a folder of user 4242's, or where ${volume} is Cairn's alone: sudo chown 4242 ${volume}`,
    );
  });
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
