import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { countAll } from "#server/app/fixtures/write-counts.fixture.ts";
import { setUsers } from "#server/app/fixtures/set-rows.fixture.ts";
import { exportUsers, listUsers, manageUser, readAudit } from "#contract/admin.ts";
import * as limits from "#domain/limits.ts";
import { ORIGIN, type Person, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { writeCaps } from "#domain/write-cap.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";

const { path } = exportUsers;

function begin({ app }: TestApp, { cookie }: Person, body: object = {}) {
  const headers = { cookie, origin: ORIGIN, "content-type": "application/json" };
  return app.request(ORIGIN + path, { method: "POST", headers, body: JSON.stringify(body) });
}

// One id in 64 begins with a hyphen.
const safe = (text: string) => (text.startsWith("-") ? `'${text}` : text);

async function exportsInTrail(admin: Person): Promise<number> {
  const { body } = await admin.send("GET", `${readAudit.path}?action=users.export`);
  return body.entries.length;
}

describeWithDatabase("the list of users as a file", (open) => {
  it("has everybody once, newest first, what the list shows and nothing else, safe for spreadsheets", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    test.at += 1_000;
    const { uid } = await test.person();
    await setUsers(
      test,
      { full_name: '=HYPERLINK("https://evil.example"), "Ada"\r\nن', disabled: true },
      uid,
    );
    const answer = await begin(test, admin);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe(
      'attachment; filename="cairn-users.csv"',
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    const rows: object[] = parse(Buffer.from(bytes), { bom: true, columns: true });
    expect(rows).toEqual([
      {
        id: safe(uid),
        name: `'=HYPERLINK("https://evil.example"), "Ada"\r\nن`,
        email: safe(`${uid}@example.org`),
        status: "disabled",
        "signed up at": new Date(test.at).toISOString(),
      },
      expect.objectContaining({ id: safe(admin.uid), status: "active" }),
    ]);
    expect(await exportsInTrail(admin)).toBe(1);
    const other = await (await begin(test, admin, { separator: "semicolon" })).text();
    expect(other).toContain(`";"'=HYPERLINK(""https://evil.example""), ""Ada""\r\nن";"`);
  });

  it("comes a page at a time, however many there are", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    await test.deps.db.maintenance((connection) =>
      connection.script(`insert into users (id, full_name, time_zone, created_at, updated_at)
        select lpad(n::text, 22, 'u'), 'Person', 'UTC', n / 7, 1 from generate_series(1, 2500) n`),
    );
    const reader = (await begin(test, admin)).body!.getReader();
    const ids = new Set<string>();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const lines = new TextDecoder().decode(next.value).trim().split("\r\n");
      expect(lines.length).toBeLessThanOrEqual(501);
      for (const line of lines) ids.add(line.slice(0, 24));
    }
    // Includes the heading and the admin.
    expect(ids.size).toBe(2_502);
    const { body } = await admin.send("GET", `${listUsers.path}?size=100`);
    expect(ids).toContain(`"${body.users[99].uid}"`);
  });

  it("breaks off where the admin is disabled before its end", async () => {
    const [test, admin, other] = await openWithPeople(
      await open(),
      { admin: true },
      { admin: true },
    );
    await test.deps.db.maintenance((connection) =>
      connection.script(`insert into users (id, full_name, time_zone, created_at, updated_at)
        select lpad(n::text, 22, 'u'), 'Person', 'UTC', n, 1 from generate_series(1, 1500) n`),
    );
    const reader = (await begin(test, admin)).body!.getReader();
    expect((await reader.read()).done).toBe(false);
    const data = { uid: admin.uid, action: "disable" };
    expect((await other.send("POST", manageUser.path, { data })).status).toBe(200);
    await expect(reader.read()).rejects.toThrow("session");
    expect((await begin(test, other)).status).toBe(200);
  });

  it("is counted, and a refused one is not told of", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    const first = await begin(test, admin);
    expect((await admin.send("POST", path, {})).status).toBe(429);
    await first.body?.cancel();
    expect(await exportsInTrail(admin)).toBe(1);
    await countAll(test, "user-export", limits.userExportsPerDay);
    expect((await admin.send("POST", path, {})).status).toBe(429);
    expect(await exportsInTrail(admin)).toBe(1);
    test.at += writeCaps["user-export"].time;
    expect((await begin(test, await test.person({ admin: true }))).status).toBe(200);
  });
});
