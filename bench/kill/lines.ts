import { randomBytes } from "node:crypto";
import { addCheckIn } from "#contract/check-ins.ts";
import { addNote } from "#contract/coaching.ts";
import { recordProgress } from "#contract/goals.ts";
import { openInvitation, withdrawInvitation } from "#contract/sharing.ts";
import type { ProgressChange } from "#domain/progress.ts";
import type { Write } from "./acknowledgements.ts";
import type { Kind, MovedGoal, Writer } from "./orders.ts";

/** Sequential writes. */
export interface Line {
  /** Milliseconds at most before each: some actions are limited by the hour. */
  readonly pause: number;
  next(): Write;
}

/** Concurrent moves of a person, each on another goal. */
const MOVES_EACH = 3;
const SELDOM = 1_000;

function write(
  { cookie }: Writer,
  kind: Kind,
  goalId: string,
  endpoint: { readonly path: string },
  body: (key: string) => object,
): Write {
  const key = randomBytes(16).toString("base64url");
  const path = endpoint.path.replace(":goalId", goalId);
  return { kind, goalId, key, path, cookie, body: body(key) };
}

const isCounted = ({ type }: MovedGoal): boolean => type === "Numeric" || type === "DailyStreak";

// One fewer than the goals, so that each goal has each of them.
const changes: readonly ProgressChange[] = [
  { kind: "step" },
  { kind: "change", by: 2.5, note: "Two chapters and a half" },
  { kind: "change", by: 0.1 },
];

function countedMoves(writer: Writer, first: number): Line {
  const goals = writer.goals.filter(isCounted);
  let turn = first;
  return {
    pause: 0,
    next() {
      const id = goals[turn % goals.length]?.id ?? "";
      const change = changes[turn % changes.length] ?? { kind: "step" };
      turn += 1;
      return write(writer, "move", id, recordProgress, () => change);
    },
  };
}

/** Sequential for each goal: setting a value needs the revision of the last answer. */
function setMoves(writer: Writer, goal: MovedGoal, revOf: (goal: MovedGoal) => number): Line {
  const values = goal.type === "Date" ? ["2026-03-01", null, "2026-03-02"] : [true, false];
  let turn = 0;
  return {
    pause: 0,
    next() {
      const value = values[turn % values.length] ?? null;
      turn += 1;
      return write(writer, "move", goal.id, recordProgress, () => {
        return { kind: "set", value, rev: revOf(goal) };
      });
    },
  };
}

function words(writer: Writer): Line[] {
  const goalId = writer.goals[0]?.id ?? "";
  const checkIn = () =>
    write(writer, "check-in", goalId, addCheckIn, (key) => ({ message: key, circle: "coach" }));
  const note = () =>
    write(writer, "note", writer.coached, addNote, (key) => {
      return { note: `Go on like this: ${key}`, type: "encouragement", form: "panel" };
    });
  return [checkIn, note].map((next) => ({ pause: SELDOM, next }));
}

/** Of the goal behind the one that has a coach. */
function invitations(writer: Writer): Line {
  const goalId = writer.goals[1]?.id ?? "";
  let open = false;
  return {
    pause: SELDOM,
    next() {
      open = !open;
      return open
        ? write(writer, "invitation", goalId, openInvitation, () => ({}))
        : write(writer, "withdrawal", goalId, withdrawInvitation, () => ({}));
    },
  };
}

/** `revOf`: the revision in the last answer. */
export function linesOf(writer: Writer, revOf: (goal: MovedGoal) => number): Line[] {
  const moves = Array.from({ length: MOVES_EACH }, (_, first) => countedMoves(writer, first));
  const sets = writer.goals
    .filter((goal) => !isCounted(goal))
    .map((goal) => setMoves(writer, goal, revOf));
  return [...moves, ...sets, ...words(writer), invitations(writer)];
}
