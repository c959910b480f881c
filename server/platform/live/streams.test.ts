import { expect, it } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { liveChange } from "#contract/live.ts";
import { describeWithDatabase } from "../fixtures/engines.fixture.ts";
import { addGoal, move } from "#server/goals/fixtures/goal.fixture.ts";
import type { Person } from "#server/app/fixtures/test-app.fixture.ts";
import { STREAM, streamServer } from "../fixtures/stream-server.fixture.ts";

const far = { type: "Numeric", targetValue: "100000", unit: "km" };

async function newGoal(person: Person): Promise<string> {
  return (await addGoal(person, { measurable: far })).id;
}

describeWithDatabase("the event stream", (open) => {
  const live = streamServer(open);

  it("opens with its headers, and tells of a change with the position after it", async () => {
    const person = await live().test.person();
    const goalId = await newGoal(person);
    const reader = await live().stream(person);
    await reader.untilText("retry: 1000\n\n");
    expect(reader.status).toBe(200);
    expect(reader.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": live().test.deps.assets.headers["content-security-policy"],
    });
    await move(person, goalId, { kind: "step" });
    // By itself: no look at the clock is needed.
    const [heard] = await reader.until(1);
    expect(heard).toEqual({
      event: "change",
      id: live().test.deps.live.position(),
      data: { entity: "goal", id: goalId, rev: 2 },
    });
    expect(liveChange.safeParse(heard?.data).success).toBe(true);
  });

  it("opens for the person whose page asks, and for no page of somebody else", async () => {
    const [person, other] = [await live().test.person(), await live().test.person()];
    const own = await live().stream(person, `${STREAM}?person=${person.uid}`);
    await own.untilText("retry: 1000\n\n");
    expect(own.status).toBe(200);
    const another = await live().stream(person, `${STREAM}?person=${other.uid}`);
    expect(another.status).toBe(401);
  });

  it("tells of what happened since a position, by the address or by Last-Event-ID, which wins", async () => {
    const person = await live().test.person();
    const goalId = await newGoal(person);
    const before = live().test.deps.live.position();
    await move(person, goalId, { kind: "step" });
    const between = live().test.deps.live.position();
    await move(person, goalId, { kind: "step" });
    const since = await live().stream(person, `${STREAM}?since=${before}`);
    expect((await since.until(2)).map(({ data }) => data.rev)).toEqual([2, 3]);
    const last = await live().stream(person, `${STREAM}?since=${before}`, {
      "last-event-id": between,
    });
    await move(person, goalId, { kind: "step" });
    expect((await last.until(2)).map(({ data }) => data.rev)).toEqual([3, 4]);
    const now = await live().stream(person, `${STREAM}?since=${live().test.deps.live.position()}`);
    await move(person, goalId, { kind: "step" });
    expect((await now.until(1)).map(({ data }) => data.rev)).toEqual([5]);
  });

  it.each(["x", "unknown.0", "' or 1=1", "__proto__.1"])(
    "knows no position %s, and says 'read again'",
    async (position) => {
      const person = await live().test.person();
      await newGoal(person);
      for (const reader of [
        await live().stream(person, `${STREAM}?since=${encodeURIComponent(position)}`),
        await live().stream(person, STREAM, { "last-event-id": position }),
        await live().stream(
          person,
          `${STREAM}?since=${live()
            .test.deps.live.position()
            .replace(/\.\d+$/, ".99999999")}`,
        ),
      ]) {
        const [heard] = await reader.until(1);
        expect(heard).toEqual({ event: "reset", id: live().test.deps.live.position(), data: {} });
      }
    },
  );

  it("gives nothing of another person by that person's position", async () => {
    const [one, other] = [await live().test.person(), await live().test.person()];
    const goalId = await newGoal(one);
    const position = live().test.deps.live.position();
    await move(one, goalId, { kind: "step" });
    const reader = await live().stream(other, `${STREAM}?since=${position}`);
    const own = await newGoal(other);
    expect((await reader.until(1)).map(({ data }) => data.id)).toEqual([own]);
  });

  it("says 'ended' and closes at sign-out, in that session alone", async () => {
    const person = await live().test.person();
    const elsewhere = await live().test.person();
    const [mine, theirs] = [await live().stream(person), await live().stream(elsewhere)];
    await person.send("POST", endpoints.endSession.path, {});
    expect((await mine.until(1))[0]).toMatchObject({ event: "ended", data: {} });
    await mine.closed;
    const goalId = await newGoal(elsewhere);
    expect((await theirs.until(1)).map(({ data }) => data.id)).toEqual([goalId]);
    const again = await live().stream(person);
    expect(again.status).toBe(401);
  });

  it.each([
    ["its idle end", { idle_ends_at: 1 }, {}],
    ["its absolute end", { ends_at: 1 }, {}],
    ["its person's being disabled", {}, { disabled: true }],
  ])("ends at %s, by the next look at the clock", async (_what, session, user) => {
    const [person, other] = [await live().test.person(), await live().test.person()];
    const [reader, still] = [await live().stream(person), await live().stream(other)];
    const { kysely } = live().test.deps.db;
    if (Object.keys(session).length > 0)
      await kysely
        .updateTable("sessions")
        .set(session)
        .where("id", "=", person.sessionId)
        .execute();
    if (Object.keys(user).length > 0)
      await kysely.updateTable("users").set(user).where("id", "=", person.uid).execute();
    live().check();
    expect((await reader.until(1))[0]?.event).toBe("ended");
    await reader.closed;
    const goalId = await newGoal(other);
    expect((await still.until(1)).map(({ data }) => data.id)).toEqual([goalId]);
  });
});
