import type { EndpointName } from "#contract/endpoints.ts";
import { addNote, leaveNote, typed } from "../coaching/note.fixture.ts";
import { addGoal } from "../goals/goal.fixture.ts";
import { invite, paramsOf, withoutToken } from "../sharing/invitation.fixture.ts";
import type { Row, Sample, Shared, World } from "./endpoint-rows.fixture.ts";

type CoachingEndpoint = Extract<
  EndpointName,
  | "readSharing"
  | "countShare"
  | "openInvitation"
  | "withdrawInvitation"
  | "previewInvitation"
  | "acceptInvitation"
  | "readCoaching"
  | "readFeedback"
  | "listNotes"
  | "addNote"
  | "markNoteRead"
  | "replyToNote"
  | "listGoalCheckIns"
>;

const HOUR = 3_600_000;

/** A goal of the owner that nobody coaches. */
async function freeGoal({ test, people }: World): Promise<string> {
  // Past the hour in which so many invitations may be opened.
  test.at += HOUR;
  return (await addGoal(people.owner)).id;
}

/** A goal with an open invitation. */
async function invited(world: World): Promise<{ goalId: string }> {
  const goalId = await freeGoal(world);
  await invite(world.people.owner, goalId);
  return { goalId };
}

/** A goal with a note of its coach and one of a former coach; the address of the coach's. */
async function noted(world: World): Promise<{ goalId: string; noteId: string }> {
  const { test, people, goal } = world;
  // Past the hour in which so many notes may be written.
  test.at += HOUR;
  const goalId = await goal();
  await leaveNote(test, goalId, people.formerCoach);
  const { id: noteId } = await addNote(people.coach, goalId);
  return { goalId, noteId };
}

/** The link of an open invitation, followed by somebody who was invited. */
async function followed(world: World) {
  const { owner, stranger } = world.people;
  const link = paramsOf(await invite(owner, await freeGoal(world)));
  return { link, session: stranger.cookie };
}

function all(status: number, freeText: Shared["freeText"]): Record<string, number> {
  return Object.fromEntries([...Object.keys(freeText), "empty"].map((what) => [what, status]));
}

async function acceptances(world: World, freeText: Shared["freeText"]): Promise<Sample[]> {
  const [one, other] = [await followed(world), await followed(world)];
  const wrong = all(404, freeText);
  const named = { ...all(200, freeText), missing: 200 };
  const ids = { inviterId: wrong, goalId: wrong, inviterName: named };
  return [
    // Without its token the link still leads to the goal's first invitation.
    { ...one, body: one.link, instead: { ...ids, invite: { ...wrong, missing: 200 } } },
    { ...other, body: withoutToken(other.link), instead: ids },
  ];
}

async function notes(world: World, freeText: Shared["freeText"]): Promise<Sample[]> {
  const params = await noted(world);
  const session = world.people.coach.cookie;
  return [
    { params, session, body: typed, instead: { note: freeText } },
    { params, session, body: { ...typed, type: "milestone", form: "dashboard" } },
  ];
}

/** The rows of sharing and coaching. */
export function coachingRows(shared: Shared): Readonly<Record<CoachingEndpoint, Row>> {
  const { everybody, signedIn, onlyOwner, freeText } = shared;
  const ownerAndCoach = { ...onlyOwner, coach: 200 };
  return {
    readSharing: {
      right: async (world) => [
        { params: { goalId: await world.goal() } },
        { params: await invited(world) },
      ],
      answers: onlyOwner,
    },
    countShare: {
      right: async ({ test }) => {
        // Past the hour in which so many shares count.
        test.at += HOUR;
        return [{ body: { goalId: null, by: "copy" } }];
      },
      answers: signedIn,
    },
    openInvitation: {
      right: async (world) => [
        { params: { goalId: await freeGoal(world) }, body: {} },
        { params: await invited(world), body: {} },
      ],
      answers: onlyOwner,
    },
    withdrawInvitation: {
      right: async (world) => [
        { params: await invited(world), body: {} },
        { params: { goalId: await world.goal() }, body: {} },
      ],
      answers: onlyOwner,
    },
    previewInvitation: {
      right: async (world) => {
        const { link, session } = await followed(world);
        return [
          { query: { ...link }, session },
          { query: { ...withoutToken(link) }, session },
        ];
      },
      answers: { ...everybody, owner: 409 },
    },
    acceptInvitation: {
      right: (world) => acceptances(world, freeText),
      answers: { ...signedIn, owner: 409 },
    },
    readCoaching: { right: async () => [{}], answers: signedIn },
    readFeedback: { right: async () => [{}], answers: signedIn },
    listNotes: {
      right: async (world) => [{ params: await noted(world) }],
      answers: ownerAndCoach,
    },
    addNote: {
      right: (world) => notes(world, freeText),
      answers: { ...ownerAndCoach, owner: 404 },
    },
    markNoteRead: {
      right: async (world) => [{ params: await noted(world), body: {} }],
      answers: onlyOwner,
    },
    replyToNote: {
      right: async (world) => [
        { params: await noted(world), body: { text: "I will" }, instead: { text: freeText } },
      ],
      answers: ownerAndCoach,
    },
    listGoalCheckIns: {
      right: async (world) => [{ params: { goalId: await world.goal() } }],
      answers: ownerAndCoach,
    },
  };
}
