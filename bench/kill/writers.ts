import { readDashboard } from "#contract/goals.ts";
import { acceptInvitation, openInvitation } from "#contract/sharing.ts";
import {
  countedTypes,
  measures,
  measureTypes,
  type MeasureType,
  type ValueKind,
} from "#domain/measure.ts";
import type { MeasureDraft } from "#domain/measure-draft.ts";
import { newGoal } from "../new-goal.ts";
import { signIn, type SignedIn } from "../sign-in.ts";
import type { MovedGoal, Writer } from "./orders.ts";

const people = ["ada.moreau", "tomas.lindqvist", "grace.okafor"];

const targets: Record<ValueKind, string> = { amount: "1000000", answer: "", day: "2099-12-31" };

function draftOf(type: MeasureType): MeasureDraft {
  const { kind, unit } = measures[type];
  return { type, targetValue: targets[kind], unit: unit === null ? "pages" : "" };
}

/** Two counted goals of each kind, because several of their moves run concurrently. */
const wanted: readonly MeasureType[] = [...countedTypes, ...measureTypes];

/** In a ring: each coaches a goal of the one before. */
export async function writersOf(origin: string): Promise<readonly Writer[]> {
  const signedIn = await Promise.all(people.map((person) => signIn(origin, person)));
  const goals = await Promise.all(signedIn.map((person) => goalsOf(origin, person)));
  const coached = await Promise.all(
    signedIn.map(async (owner, place) => {
      const [goal = ""] = goals[place] ?? [];
      await coachedBy(origin, owner, goal, nextOf(signedIn, place));
      return goal;
    }),
  );
  return Promise.all(
    signedIn.map(async ({ uid, cookie }, place) => {
      const last = coached.at(place - 1) ?? "";
      return {
        uid,
        cookie,
        goals: await asMoved(origin, cookie, goals[place] ?? []),
        coached: last,
      };
    }),
  );
}

function nextOf<T>(all: readonly T[], place: number): T {
  const next = all[(place + 1) % all.length];
  if (next === undefined) throw new Error("There is nobody.");
  return next;
}

async function goalsOf(origin: string, { cookie }: SignedIn): Promise<string[]> {
  const goals: string[] = [];
  for (const type of wanted)
    goals.push(
      await newGoal(origin, cookie, `A ${type} goal to move`, { measurable: draftOf(type) }),
    );
  return goals;
}

async function asMoved(
  origin: string,
  cookie: string,
  ids: readonly string[],
): Promise<MovedGoal[]> {
  const answer = await fetch(new URL(readDashboard.path, origin), { headers: { cookie } });
  const { goals } = readDashboard.output.parse(await answer.json());
  return ids.flatMap((id) =>
    goals
      .filter((goal) => goal.id === id)
      .map(({ rev, measurable }) => ({ id, type: measurable.type, rev })),
  );
}

async function post(origin: string, path: string, cookie: string, body: object): Promise<unknown> {
  const headers = { cookie, origin, "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fetch(new URL(path, origin), init);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
  return answer.json();
}

async function coachedBy(origin: string, owner: SignedIn, goalId: string, coach: SignedIn) {
  const path = openInvitation.path.replace(":goalId", goalId);
  const opened = await post(origin, path, owner.cookie, {});
  const { link } = openInvitation.output.parse(opened).invitation;
  const given = Object.fromEntries(new URL(link).searchParams);
  await post(origin, acceptInvitation.path, coach.cookie, given);
}
