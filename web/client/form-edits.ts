import { useState } from "react";
import { differences, merged, type Fields } from "#domain/form-change.ts";
import { ApiError } from "./api.ts";

/** `shown` is what was stored at the time of the edit. */
export interface FormEdits<T> {
  readonly change: Fields<T>;
  readonly shown: Fields<T>;
}

/** Reverting a field removes its change. */
export function withEdit<T extends object>(
  own: FormEdits<T>,
  stored: T,
  edit: Fields<T>,
): FormEdits<T> {
  const change: { [Field in keyof T]?: T[Field] | undefined } = { ...own.change };
  const shown: typeof change = { ...own.shown };
  for (const field of Object.keys(edit) as (keyof T)[]) {
    shown[field] ??= stored[field];
    change[field] = edit[field];
    if (change[field] !== shown[field]) continue;
    delete change[field];
    delete shown[field];
  }
  return { change, shown };
}

export function rebaseEdits<T extends object>(
  { change }: FormEdits<T>,
  fresh: T,
  merge: (stored: T, change: Fields<T>) => T = merged,
): FormEdits<T> {
  const left = merge(fresh, change);
  return { change: differences(fresh, left), shown: differences(left, fresh) };
}

/** Fields that were not edited show changes made elsewhere (product 21.11). */
export function useFormEdits<T extends object>(
  stored: T,
  merge: (stored: T, change: Fields<T>) => T = merged,
) {
  const [own, setOwn] = useState<FormEdits<T>>({ change: {}, shown: {} });
  return {
    own,
    value: merge(stored, own.change),
    edit(edit: Fields<T>) {
      setOwn((before) => {
        const value = merge(stored, before.change);
        return withEdit(before, stored, differences(value, merge(value, edit)));
      });
    },
    /** Counts every field as changed. */
    replace(whole: T) {
      setOwn({ change: whole, shown: stored });
    },
    rebase(fresh: T) {
      setOwn((before) => rebaseEdits(before, fresh, merge));
    },
  };
}

/** A field of this save was changed elsewhere meanwhile. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === "form.overtaken";
}

/** After a conflict `look` shows what is stored before this rejects. */
export async function savedUnlessOvertaken<A>(
  save: Promise<A>,
  look: () => Promise<unknown>,
): Promise<A> {
  try {
    return await save;
  } catch (error) {
    // If the read fails, the next save is refused again.
    if (isOvertaken(error)) await look().catch(() => undefined);
    throw error;
  }
}
