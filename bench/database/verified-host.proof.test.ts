import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#server/platform/db/database.ts";
import { findPostgres, startPostgres, unprivileged } from "../../scripts/postgres.mjs";
import { certify, type Certified, hasOpenssl, makeAuthority } from "./certificates.ts";
import { asked } from "./pair.ts";

// Threats T95.

const secured = {
  name: "secured",
  sql: "select ssl from pg_stat_ssl where pid = pg_backend_pid()",
};

/** Whether it is encrypted, or the error. */
async function reached(url: string): Promise<boolean | string> {
  try {
    const db = await openDatabase({ url, log: () => {} });
    try {
      const [row] = await db.run<{ ssl: boolean }>(secured);
      return row?.ssl ?? "no answer";
    } finally {
      await db.close();
    }
  } catch (error) {
    return (error as Error).message;
  }
}

const here = findPostgres() !== undefined && hasOpenssl();

describe.skipIf(!here)("PostgreSQL with a certificate of an authority of its own", () => {
  const folder = mkdtempSync(join(tmpdir(), "cairn-certificates-"));
  let authority: Certified;
  let stranger: Certified;
  let client: Certified;
  let port = 0;
  let plainPort = 0;
  const stops: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    [authority, stranger] = ["authority", "stranger"].map((name) =>
      makeAuthority(folder, name),
    ) as [Certified, Certified];
    const { uid: owner } = unprivileged();
    const server = certify(folder, authority, { name: "server", host: "localhost", owner });
    client = certify(folder, authority, { name: "certified" });
    const files = {
      ssl_cert_file: server.cert,
      ssl_key_file: server.key,
      ssl_ca_file: authority.cert,
    };
    const settings = Object.entries(files).map(([name, path]) => `${name}=${path}`);
    const postgres = await startPostgres({ settings: ["ssl=on", ...settings] });
    const plain = await startPostgres();
    stops.push(postgres.stop, plain.stop);
    ({ port } = postgres);
    plainPort = plain.port;
    await asked(postgres.url, "create role certified login");
    writeFileSync(
      join(postgres.data, "pg_hba.conf"),
      "hostssl all certified all cert\nhost all postgres all trust\n",
    );
    await asked(postgres.url, "select pg_reload_conf()");
  });
  afterAll(async () => {
    await Promise.all(stops.map((stop) => stop()));
    rmSync(folder, { recursive: true });
  });

  const at = (host: string, query: string, user = "postgres") =>
    reached(`postgres://${user}@${host}:${port}/postgres?${query}`);

  it("is reached by the name in its certificate, where its authority is named", async () => {
    expect(await at("localhost", `sslmode=verify-full&sslrootcert=${authority.cert}`)).toBe(true);
    expect(await at("localhost", `sslrootcert=${authority.cert}`)).toBe(true);
    const hosts = `localhost:9,localhost:${port}`;
    const several = `postgres://postgres@${hosts}/postgres?sslrootcert=${authority.cert}`;
    expect(await reached(several)).toBe(true);
  });

  it.each(["verify-full", "verify-ca", "require", "prefer", "allow", "no-verify", "verifyfull"])(
    "is refused with sslmode=%s, where nobody vouches for it",
    async (mode) => {
      expect(await at("localhost", `sslmode=${mode}`)).toMatch(
        /self-signed|unable to (get|verify)/,
      );
      expect(await at("localhost", `sslmode=${mode}&sslrootcert=${stranger.cert}`)).toMatch(
        /self-signed|unable to (get|verify)/,
      );
      expect(
        await at("localhost", `sslmode=${mode}&uselibpqcompat=true&sslrootcert=${stranger.cert}`),
      ).toMatch(/self-signed|unable to (get|verify)/);
    },
  );

  it("is refused under another name than that in its certificate", async () => {
    for (const mode of ["verify-full", "verify-ca", "require"])
      expect(await at("127.0.0.1", `sslmode=${mode}&sslrootcert=${authority.cert}`)).toContain(
        "does not match certificate's altnames",
      );
  });

  it("knows a client by its certificate", async () => {
    const root = `sslrootcert=${authority.cert}`;
    const own = `sslcert=${client.cert}&sslkey=${client.key}`;
    expect(await at("localhost", `${root}&${own}`, "certified")).toBe(true);
    expect(await at("localhost", root, "certified")).toContain("certificate");
  });

  it("is refused where it cannot encrypt, unless the address says so itself", async () => {
    const plain = `postgres://postgres@localhost:${plainPort}/postgres`;
    expect(await reached(`${plain}?sslmode=verify-full`)).toContain("does not support SSL");
    expect(await reached(`${plain}?sslmode=disable`)).toBe(false);
  });
});
