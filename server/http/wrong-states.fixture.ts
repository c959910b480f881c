import type { EndpointName } from "#contract/endpoints.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { addNote, complete, typed } from "../coaching/note.fixture.ts";
import { addGoal, move } from "../goals/goal.fixture.ts";
import { accept, invite, paramsOf, withdraw } from "../sharing/invitation.fixture.ts";
import type { Sample, World } from "./endpoint-rows.fixture.ts";

/** A right call by the right person, at a moment at which what they ask for cannot be. */
interface WrongState {
  readonly what: string;
  readonly sample: (world: World) => Promise<Sample>;
  readonly refused: RefusalCode;
}

const STEP = { kind: "step" };
const yesOrNo = { type: "Boolean", targetValue: "", unit: "" };
const aDay = { type: "Date", targetValue: "2026-11-30", unit: "" };

/** A goal that was completed, and the change that made it so. */
async function completed({ people, goal }: World): Promise<{ goalId: string; entryId: string }> {
  const goalId = await goal(yesOrNo);
  const { body } = await move(people.owner, goalId, STEP);
  await complete(people.owner, goalId);
  return { goalId, entryId: body.entryId };
}

/** The link of an invitation, as somebody sends it to whom something has happened since. */
async function link({ people }: World, since: (goalId: string) => Promise<unknown>) {
  const { id } = await addGoal(people.owner, { measurable: { ...yesOrNo, type: "Boolean" } });
  const body = paramsOf(await invite(people.owner, id));
  await since(id);
  return { body, session: people.stranger.cookie };
}

async function done({ people }: World, goalId: string): Promise<void> {
  await move(people.owner, goalId, STEP);
  await complete(people.owner, goalId);
}

/** What each write of a goal is refused with in the states in which it cannot be. */
export const wrongStates: Readonly<Partial<Record<EndpointName, readonly WrongState[]>>> = {
  recordProgress: [
    {
      what: "a completed goal",
      sample: async (world) => ({ params: await completed(world), body: STEP }),
      refused: "goal.already-completed",
    },
    {
      what: "what is done already",
      sample: async ({ people, goal }) => {
        const goalId = await goal(yesOrNo);
        await move(people.owner, goalId, STEP);
        return { params: { goalId }, body: STEP };
      },
      refused: "progress.already-done",
    },
    {
      what: "a step of a day",
      sample: async ({ goal }) => ({ params: { goalId: await goal(aDay) }, body: STEP }),
      refused: "progress.no-action-for-date",
    },
    {
      what: "a value that another tab has overtaken",
      sample: async ({ people, goal }) => {
        const goalId = await goal();
        await move(people.owner, goalId, STEP);
        return { params: { goalId }, body: { kind: "set", value: 3, rev: 2 } };
      },
      refused: "progress.stale",
    },
  ],
  undoProgress: [
    {
      what: "a completed goal",
      sample: async (world) => ({ params: await completed(world), body: {} }),
      refused: "goal.already-completed",
    },
    {
      what: "a change of a minute ago",
      sample: async ({ test, people, goal }) => {
        const goalId = await goal();
        const { body } = await move(people.owner, goalId, STEP);
        test.at += 60_000;
        return { params: { goalId, entryId: body.entryId }, body: {} };
      },
      refused: "progress.undo-too-late",
    },
    {
      what: "a change of another goal",
      sample: async ({ people, goal }) => {
        const { body } = await move(people.owner, await goal(), STEP);
        return { params: { goalId: await goal(), entryId: body.entryId }, body: {} };
      },
      refused: "not-found",
    },
  ],
  completeGoal: [
    {
      what: "a completed goal",
      sample: async (world) => ({ params: await completed(world), body: {} }),
      refused: "goal.already-completed",
    },
    {
      what: "a goal that is not far enough",
      sample: async ({ goal }) => ({ params: { goalId: await goal() }, body: {} }),
      refused: "goal.not-far-enough",
    },
  ],
  openInvitation: [
    {
      what: "a coached goal",
      sample: async ({ goal }) => ({ params: { goalId: await goal() }, body: {} }),
      refused: "invitation.not-now",
    },
    {
      what: "a completed goal",
      sample: async (world) => ({ params: await completed(world), body: {} }),
      refused: "invitation.not-now",
    },
  ],
  acceptInvitation: [
    {
      what: "an invitation that was withdrawn",
      sample: (world) => link(world, (goalId) => withdraw(world.people.owner, goalId)),
      refused: "invitation.invalid",
    },
    {
      what: "a goal that somebody else coaches by now",
      sample: async (world) => {
        const { body, session } = await link(world, async () => {});
        await accept(world.people.formerCoach, body);
        return { body, session };
      },
      refused: "invitation.taken",
    },
    {
      what: "a goal that is complete by now",
      sample: (world) => link(world, (goalId) => done(world, goalId)),
      refused: "invitation.goal-gone",
    },
  ],
  addNote: [
    {
      what: "a goal that is complete by now, and has lost its coach",
      sample: async (world) => {
        const session = world.people.coach.cookie;
        return { params: await completed(world), body: typed, session };
      },
      refused: "not-found",
    },
  ],
  replyToNote: [
    {
      what: "one's note of a goal that one coaches no more",
      sample: async ({ people, goal }) => {
        const goalId = await goal(yesOrNo);
        const { id: noteId } = await addNote(people.coach, goalId);
        await move(people.owner, goalId, STEP);
        await complete(people.owner, goalId);
        const session = people.coach.cookie;
        return { params: { goalId, noteId }, body: { text: "One more word" }, session };
      },
      refused: "not-found",
    },
    {
      what: "a note of another goal",
      sample: async ({ people, goal }) => {
        const { id: noteId } = await addNote(people.coach, await goal());
        return { params: { goalId: await goal(), noteId }, body: { text: "I will" } };
      },
      refused: "not-found",
    },
  ],
  markNoteRead: [
    {
      what: "a note of another goal",
      sample: async ({ people, goal }) => {
        const { id: noteId } = await addNote(people.coach, await goal());
        return { params: { goalId: await goal(), noteId }, body: {} };
      },
      refused: "not-found",
    },
  ],
};

/** Writes under a goal's address that are right in each of its states: they take back, or look back. */
export const rightAlways: readonly EndpointName[] = ["withdrawInvitation", "addCheckIn"];
