import { forget, isLike, parseJson, readStored } from "../browser-storage.ts";
import { pressesOf, type PendingStep } from "./pending-step.ts";

const like = {
  uid: "",
  key: "",
  goalId: "",
  change: { kind: "" },
  goal: { description: "", rev: 0, measurable: { type: "" } },
  at: 0,
  day: "",
};

/** `since` orders the presses: many have the same minute in `at`. */
interface WrittenPress extends PendingStep {
  readonly since: number;
}

function isPress(value: unknown): value is WrittenPress {
  return isLike(value, { ...like, since: 0 });
}

function namesOf(uid: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(pressesOf(uid)));
  } catch {
    // Browsers may forbid storage.
    return [];
  }
}

/** In order; unreadable ones are dropped. */
export function leftPresses(uid: string): readonly PendingStep[] {
  const left: WrittenPress[] = [];
  for (const name of namesOf(uid)) {
    const press = parseJson(readStored("localStorage", name));
    if (isPress(press) && press.uid === uid) left.push(press);
    else forget("localStorage", name);
  }
  const inOrder = left.toSorted((one, other) => one.since - other.since);
  return inOrder.map((written) => {
    const { since: _, ...press } = written;
    return press;
  });
}

export function forgetPresses(uid: string): void {
  for (const name of namesOf(uid)) forget("localStorage", name);
}
