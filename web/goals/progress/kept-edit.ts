import type { GoalCard } from "#domain/goal.ts";
import type { MeasureValue } from "#domain/measure.ts";
import { isLike } from "#web/client/browser-storage.ts";
import { modesOf, emptyEdit, type Edit } from "./progress-edit.ts";
import { words } from "./progress.words.ts";

/** With the value that the goal had then. */
export interface KeptEdit {
  readonly edit: Edit;
  readonly over: MeasureValue;
}

const like = { edit: { mode: "", note: "", day: "" } };
const stagedHere = new WeakSet<KeptEdit>();
const rebased = new WeakMap<KeptEdit, { readonly rev: number; readonly edit: Edit }>();

export function keptEdit(edit: Edit, { measurable }: GoalCard): KeptEdit {
  const kept = { edit, over: measurable.currentValue };
  stagedHere.add(kept);
  return kept;
}

interface Restored {
  readonly edit: Edit;
  readonly dropped: string | null;
}

/** An edit from an earlier document is dropped if the value has changed since. */
export function restoreEdit(kept: KeptEdit | undefined, goal: GoalCard): Restored {
  const [first] = modesOf(goal.measurable);
  const nothing = { edit: emptyEdit(first), dropped: null };
  if (!isLike(kept, like) || !isEditOf(kept.edit, goal)) return nothing;
  if (stagedHere.has(kept)) return { edit: kept.edit, dropped: null };
  const { edit, over } = kept;
  if (edit.change === null && edit.typed === null) return { edit, dropped: null };
  if (over !== goal.measurable.currentValue)
    return { edit: { ...emptyEdit(edit.mode), day: edit.day }, dropped: droppedWords(edit) };
  return { edit: atRevision(kept, goal.rev), dropped: null };
}

/** An earlier release or another measure may have left something else. */
function isEditOf({ mode, change }: Edit, { measurable }: GoalCard): boolean {
  if (!modesOf(measurable).includes(mode)) return false;
  if (change === null || change === "ignored") return true;
  return isLike(change, { kind: "change", by: 0 }) || isLike(change, { kind: "set", rev: 0 });
}

/** Same object until `rev` changes. */
function atRevision(kept: KeptEdit, rev: number): Edit {
  const { edit } = kept;
  const { change } = edit;
  if (change === null || change === "ignored" || change.kind !== "set") return edit;
  const known = rebased.get(kept);
  if (known?.rev === rev) return known.edit;
  const next = { ...edit, change: { ...change, rev } };
  rebased.set(kept, { rev, edit: next });
  return next;
}

function droppedWords({ typed }: Edit): string {
  return typed === null || typed === "" ? words.moved : words.movedUnder(typed);
}
