import { useState } from "react";
import { differences, merged, type Fields } from "#domain/form-change.ts";
import { ApiError } from "./api.ts";

/** What a person has changed on a form, and what stood there when they did. */
export interface FormEdits<T> {
  readonly change: Fields<T>;
  readonly shown: Fields<T>;
}

/** With an edit, made while `stored` was shown in the fields that were not changed before. What is taken back is no change. */
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

/** What is still to be changed, against what is stored now and was seen. */
export function rebased<T extends object>(
  { change }: FormEdits<T>,
  fresh: T,
  merge: (stored: T, change: Fields<T>) => T = merged,
): FormEdits<T> {
  const left = merge(fresh, change);
  return { change: differences(fresh, left), shown: differences(left, fresh) };
}

/**
 * What of a form its person has changed, apart from what is stored: that may change elsewhere while the form is open, and
 * shows in all other fields (product 21.11). `merge` lays a change over what is stored.
 */
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
    /** Every field is meant, also where it stays as it is. */
    replace(whole: T) {
      setOwn({ change: whole, shown: stored });
    },
    /** This is stored now, and was seen: what is still to be changed is changed against it. */
    rebase(fresh: T) {
      setOwn((before) => rebased(before, fresh, merge));
    },
  };
}

/** True where a save was refused because a field that it changes was changed elsewhere meanwhile. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === "form.overtaken";
}

/** What a save answers. Where it was overtaken, `look` shows what is stored now before that is told. */
export async function savedUnlessOvertaken<A>(
  save: Promise<A>,
  look: () => Promise<unknown>,
): Promise<A> {
  try {
    return await save;
  } catch (error) {
    // Where it cannot be read, the next save is refused in the same way.
    if (isOvertaken(error)) await look().catch(() => undefined);
    throw error;
  }
}
