import { randomBytes } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { addressOf, describeOnPostgres } from "../fixtures/engines.fixture.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { DatabaseUnfit } from "./unfit.ts";

const first = { id: "0001_first", sql: "create table a (x text)" };
const second = { id: "0002_second", sql: "alter table a add y text" };

async function refusal(db: Database, migrations = [first]): Promise<string> {
  const error = await migrate(db, migrations).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DatabaseUnfit);
  return (error as Error).message;
}

describeOnPostgres("a database that cannot hold what Cairn keeps", (open) => {
  const leftovers: string[] = [];
  const script = async (sql: string, db?: Database) =>
    (db ?? (await open())).maintenance((connection) => connection.script(sql));
  const named = () => `cairn_unfit_${randomBytes(6).toString("hex")}`;

  afterEach(async () => {
    for (const line of leftovers.splice(0).toReversed()) await script(line);
  });

  async function made(name: string, sql: string): Promise<Database> {
    await script(sql);
    leftovers.push(`drop database ${name} with (force)`);
    const url = new URL(await addressOf(await open()));
    return open({ url: Object.assign(url, { pathname: `/${name}` }).href });
  }

  it.each(["LATIN1", "LATIN2", "SQL_ASCII", "EUC_JP"])(
    "for its encoding %s is refused, with the line that makes one that can",
    async (encoding) => {
      const name = named();
      const options = `template template0 encoding '${encoding}' locale 'C'`;
      const db = await made(name, `create database ${name} ${options}`);
      const said = await refusal(db);
      expect(said).toMatch(
        new RegExp(`^The database ${name} has the encoding ${encoding}, .+ needs UTF8\\.`),
      );
      const [, line = ""] = /(create database .+?;)/.exec(said) ?? [];
      const fit = await made(`${name}_utf8`, line);
      expect(await migrate(fit, [first])).toEqual([first.id]);
      await fit.run({ name: "add_a", sql: "insert into a values ($1)" }, ["Żółw 🐢"]);
    },
  );

  it("for its role is refused, with the line that lets it", async () => {
    const [name, role] = [named(), named()];
    await script(`create role ${role} login`);
    leftovers.push(`drop role ${role}`);
    const owner = await made(name, `create database ${name}`);
    const url = new URL(await addressOf(owner));
    const db = await open({ url: Object.assign(url, { username: role }).href });
    const before = `In the database ${name}, as its owner or a superuser, run: `;
    const said = await refusal(db);
    expect(said).toContain(`permission denied for schema public. ${before}`);
    // Nobody may even look.
    await script("revoke all on schema public from public", owner);
    const [, line = ""] = (await refusal(db)).split("run: ");
    expect(line).toBe(`grant usage, create on schema public to ${role};`);
    await script(line, owner);
    expect(await migrate(db, [first])).toEqual([first.id]);
  });

  it("for whose tables it has is refused, with the line that gives them away", async () => {
    const [name, role, other] = [named(), named(), named()];
    for (const each of [role, other]) {
      await script(`create role ${each} login`);
      leftovers.push(`drop role ${each}`);
    }
    const root = await made(name, `create database ${name} owner ${other}`);
    const as = async (username: string) => {
      const url = new URL(await addressOf(root));
      return open({ url: Object.assign(url, { username }).href });
    };
    await migrate(await as(other), [first]);
    await script(`grant usage, create on schema public to ${role}`, root);
    const said = await refusal(await as(role), [first, second]);
    const [, line = ""] = /run: (reassign .+?;)/.exec(said) ?? [];
    expect(line).toBe(`reassign owned by ${other} to ${role};`);
    expect(said).toContain(`or name ${other} in DATABASE_URL`);
    await script(line, root);
    expect(await migrate(await as(role), [first, second])).toEqual([second.id]);
  });
});
