import { expect, it } from "vitest";
import { previewImport } from "#contract/ledger-import.ts";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { addGoal, entriesOf, openWithGoal } from "../fixtures/goal.fixture.ts";
import { bring, csv, longCsv, preview, seen, TODAY } from "../fixtures/import.fixture.ts";

// threats T84. Tests begin on Tuesday, 10 March 2026.

describeWithDatabase("a ledger that is brought in", (open) => {
  it.each<readonly [file: string, code: string, field: string | undefined]>([
    ["", "import.columns-missing", "line 1"],
    ["day,value", "import.nothing", undefined],
    ["day,value\n2026-01-01,1\n\n2026-02-30,2", "import.day-invalid", "line 4"],
    ["day,value\n2026-03-11,1", "progress.date-in-future", "line 2"],
    ["day,value\n2026-01-02,1\n2026-01-01,2", "import.day-goes-back", "line 3"],
    ["day,value\n2026-01-02,1e400", "import.value-invalid", "line 2"],
    [`day,value,note\n2026-01-02,1,${"x".repeat(281)}`, "import.note-too-long", "line 2"],
    ['day,value\n2026-01-01,1\n2026-01-02,"2', "import.not-csv", "line 3"],
  ])("of %j is refused as a whole: %s", async (file, code, field) => {
    const { owner: ada, id } = await openWithGoal(await open());
    for (const reply of [await preview(ada, id, file), await bring(ada, id, file)]) {
      expect(reply.body.error).toMatchObject({ code });
      expect(reply.body.error.field).toBe(field);
    }
    expect(await entriesOf(ada, id)).toEqual([]);
  });

  it.each([
    ["\ufeffDay , VALUE\r2026-01-01,1\r2026-01-02,2\r", 2],
    ["day;value;note\n2026-01-01;1,5;a, b\n", 1],
    [`day,value\n2016-03-12,1\n${TODAY},2`, 2],
    [`day,value,note\n2026-01-02,1,${"x".repeat(280)}`, 1],
  ])("of %j is taken", async (file, entries) => {
    const { owner: ada, id } = await openWithGoal(await open());
    expect(await seen(ada, id, file)).toMatchObject({ entries });
    expect((await bring(ada, id, file)).status).toBe(200);
  });

  it("has 10,000 lines and no more, 20,000 a day", async () => {
    const { test, owner, id } = await openWithGoal(await open());
    const most = longCsv(limits.importLines);
    const more = `${most}${TODAY},1,\n`;
    expect((await preview(owner, id, more)).body.error.code).toBe("import.too-many");
    for (let file = 1; file <= limits.importLinesPerDay / limits.importLines; file += 1)
      expect((await bring(owner, (await addGoal(owner)).id, most)).status).toBe(200);
    expect((await bring(owner, id, "day,value\n2026-01-01,1")).status).toBe(429);
    test.at += DAY_MS;
    expect((await bring(owner, id, "day,value\n2026-01-01,1")).status).toBe(200);
  });

  it("is looked at so often a minute", async () => {
    const { owner, id } = await openWithGoal(await open());
    for (let look = 0; look < limits.importPreviewsPerMinute; look += 1) await seen(owner, id, csv);
    expect((await preview(owner, id, csv)).status).toBe(429);
  });

  it("of the largest size is read of people who are signed in, and few at once", async () => {
    const { owner, id } = await openWithGoal(await open());
    const path = previewImport.path.replace(":goalId", id);
    const padding = " ".repeat(limits.importBytes - JSON.stringify({ csv }).length);
    expect((await owner.send("POST", path, JSON.stringify({ csv }) + padding)).status).toBe(200);
    let read = 0;
    const endless = () =>
      new ReadableStream({
        pull(body) {
          read += 1;
          return read > 1_000 ? body.close() : body.enqueue(new Uint8Array(65_536));
        },
      });
    const stranger = { cookie: "" };
    expect((await owner.send("POST", path, endless(), stranger)).status).toBe(401);
    expect(read).toBeLessThan(3);
    expect((await owner.send("POST", path, endless())).status).toBe(413);
    expect(read).toBeLessThan(80);
    const held = Array.from({ length: limits.largeBodiesAtOnce }, () => Promise.withResolvers());
    const waiting = held.map(({ promise }) =>
      owner.send(
        "POST",
        path,
        new ReadableStream({
          async pull(body) {
            await promise;
            body.enqueue(new TextEncoder().encode(JSON.stringify({ csv })));
            body.close();
          },
        }),
      ),
    );
    await expect.poll(async () => (await preview(owner, id, csv)).status).toBe(429);
    for (const { resolve } of held) resolve(undefined);
    for (const reply of await Promise.all(waiting)) expect(reply.status).toBe(200);
    expect((await preview(owner, id, csv)).status).toBe(200);
  });
});
