import { expect, it } from "vitest";
import { addNote, answer, complete, markRead } from "#server/coaching/fixtures/note.fixture.ts";
import { describeWithDatabase } from "../fixtures/engines.fixture.ts";
import { addGoal, key, move } from "#server/goals/fixtures/goal.fixture.ts";
import {
  accept,
  invite,
  paramsOf,
  withdraw,
} from "#server/coaching/fixtures/invitation.fixture.ts";
import type { Person } from "#server/app/fixtures/test-app.fixture.ts";
import type { Reader } from "../fixtures/event-stream.fixture.ts";
import { STREAM, streamServer } from "../fixtures/stream-server.fixture.ts";

const yesNo = { measurable: { type: "Boolean", targetValue: "", unit: "" } } as const;

describeWithDatabase("the streams of owner and coach", (open) => {
  const live = streamServer(open);

  async function prepared() {
    const { test, stream } = live();
    const [owner, coach, stranger] = [
      await test.person(),
      await test.person(),
      await test.person(),
    ];
    const goal = await addGoal(owner, yesNo);
    const link = paramsOf(await invite(owner, goal.id));
    const streams = { owner: await stream(owner), coach: await stream(coach) };
    return { owner, coach, stranger, goal, link, streams };
  }

  /** What a stream has heard up to a change that it certainly hears: one of a goal of one's own. */
  async function heardBy(person: Person, reader: Reader): Promise<string[]> {
    const own = await addGoal(person);
    await reader.untilText(own.id);
    return reader.heard
      .filter(({ data }) => data.id !== own.id)
      .map(({ data }) => `${data.entity} ${data.id} ${data.rev}`);
  }

  it("carry an acceptance, a step, a note, a read mark and a reply to both, and an invitation to the owner", async () => {
    const { owner, coach, stranger, goal, link, streams } = await prepared();
    const others = await live().stream(stranger);
    await withdraw(owner, goal.id);
    await accept(coach, link);
    await accept(coach, paramsOf(await invite(owner, goal.id)));
    await move(owner, goal.id, { kind: "step" });
    const note = await addNote(coach, goal.id);
    await markRead(owner, note);
    await answer(owner, note, "Thank you");
    await answer(coach, note, "Go on");
    const shared = [
      `goal ${goal.id} 3`,
      `note ${note.id} 1`,
      `note ${note.id} 2`,
      `note ${note.id} 3`,
      `note ${note.id} 4`,
    ];
    const accepted = `goal ${goal.id} 2`;
    const invitation = `invitation ${goal.id} 1`;
    expect(await heardBy(owner, streams.owner)).toEqual([
      invitation,
      invitation,
      accepted,
      invitation,
      ...shared,
    ]);
    expect(await heardBy(coach, streams.coach)).toEqual([accepted, ...shared]);
    expect(await heardBy(stranger, others)).toEqual([]);
  });

  it("after the completion carry nothing more to a coach no more, nor to one who comes back", async () => {
    const { owner, coach, goal, link, streams } = await prepared();
    const before = live().test.deps.live.position();
    await accept(coach, link);
    const note = await addNote(coach, goal.id);
    await move(owner, goal.id, { kind: "step" });
    await complete(owner, goal.id);
    const path = `/api/goals/${goal.id}/check-ins`;
    await markRead(owner, note);
    await answer(owner, note, "It is done");
    await owner.send("POST", path, { message: "Looking back", circle: "coach" }, key());
    const known = [
      `goal ${goal.id} 2`,
      `note ${note.id} 1`,
      `goal ${goal.id} 3`,
      // That it was completed is the last that they hear.
      `goal ${goal.id} 4`,
    ];
    const told = await heardBy(owner, streams.owner);
    expect(told.slice(-3, -1)).toEqual([`note ${note.id} 2`, `note ${note.id} 3`]);
    expect(told.at(-1)).toMatch(/^check-in /);
    expect(await heardBy(coach, streams.coach)).toEqual(known);
    const again = await live().stream(coach, `${STREAM}?since=${before}`);
    const since = await heardBy(coach, again);
    expect(since.filter((event) => /note|check-in/.test(event))).toEqual([known[1]]);
    for (const address of [path, `/api/goals/${goal.id}`, `/api/goals/${goal.id}/notes`])
      expect((await coach.send("GET", address)).status).toBe(404);
  });
});
