import { expect, it, vi } from "vitest";
import { describeWithDatabase } from "../fixtures/engines.fixture.ts";
import { openTestApp, type Person } from "#server/app/fixtures/test-app.fixture.ts";
import { hashOf } from "../random.ts";
import { endSessionOf } from "../sessions/session-writes.ts";
import { ActorReads } from "./actor-reads.ts";

const hashOfCookie = ({ cookie }: Person) => hashOf(cookie.slice(cookie.indexOf("=") + 1));

describeWithDatabase("whose tabs come back", (open) => {
  async function opened() {
    const test = await openTestApp(await open());
    const people = [await test.person(), await test.person(), await test.person()];
    const run = vi.spyOn(test.deps.db, "run");
    return { test, people, run, reads: new ActorReads(test.deps) };
  }

  it("is read by one statement for all who come at a moment, and each is who they are", async () => {
    const { people, run, reads } = await opened();
    const hashes = [...people.map(hashOfCookie), hashOf("nobody's")];
    const actors = await Promise.all(hashes.map((hash) => reads.read(hash)));
    const ids = actors.map((actor) => actor && [actor.uid, actor.sessionId, actor.scope]);
    expect(ids).toEqual([...people.map(({ uid, sessionId }) => [uid, sessionId, null]), null]);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("is read anew for whoever comes later: a session that has ended meanwhile is none", async () => {
    const { test, people, run, reads } = await opened();
    const [leaving, staying] = people.map(hashOfCookie) as [string, string];
    const before = reads.read(leaving);
    await expect.poll(() => run).toHaveBeenCalledTimes(1);
    await test.deps.db.transaction((tx) => endSessionOf(tx, leaving));
    const after = await Promise.all([reads.read(leaving), reads.read(staying)]);
    expect((await before)?.uid).toBe(people[0]?.uid);
    expect(after.map((actor) => actor?.uid)).toEqual([undefined, people[1]?.uid]);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it("fails for those alone who came at that moment", async () => {
    const { people, run, reads } = await opened();
    const [hash = ""] = people.map(hashOfCookie);
    run.mockRejectedValueOnce(new Error("away"));
    const failed = await Promise.allSettled([reads.read(hash), reads.read(hash)]);
    expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect((await reads.read(hash))?.uid).toBe(people[0]?.uid);
  });
});
