import { expect, it } from "vitest";
import { manageUser } from "#contract/admin.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { streamServer } from "#server/platform/fixtures/stream-server.fixture.ts";

describeOnPostgres("a disabled person", (open) => {
  const [one, two] = [streamServer(open), streamServer(open)];

  it("loses the streams and sessions of two processes at once, and nobody else does", async () => {
    const { test } = one();
    const [admin, ada, tom] = [
      await test.person({ admin: true }),
      await test.person(),
      await test.person(),
    ];
    const streams = await Promise.all([one().stream(ada), two().stream(ada), two().stream(ada)]);
    const others = await two().stream(tom);
    const data = { uid: ada.uid, action: "disable" };
    expect((await admin.send("POST", manageUser.path, { data })).status).toBe(200);
    // Published after the disabling, so it must reach no stream.
    test.deps.live.publish({ entity: "goal", id: ada.uid, rev: 9 }, [ada.uid, tom.uid]);
    // Closed by the disabling itself: no heartbeat would find it.
    await Promise.all(streams.map((stream) => stream.closed));
    for (const stream of streams) expect(stream.heard.map(({ event }) => event)).toEqual(["ended"]);
    await others.until(1);
    expect(others.heard.map(({ event }) => event)).toEqual(["change"]);
    const again = await two().stream(ada);
    expect(again.status).toBe(401);
  });
});
