import { editInWords, nameOf, type EditedField } from "#domain/goal-change.ts";
import { namelessOwner } from "#domain/invitation.ts";
import { beginningOf } from "#domain/short-text.ts";
import * as limits from "#domain/limits.ts";
import { inLanguageOf } from "#server/account/language-store.ts";
import { shownName } from "#server/account/shown-name.ts";
import { currentNotation } from "#server/platform/notation.ts";
import { queueNoteMail } from "#server/email/outbox/note-mail.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { LifeWrite } from "./change-goal.ts";
import { words } from "./mail-edit.words.ts";

/** Target and due date with their old values, texts by name only. */
function inWords(fields: readonly EditedField[], why: string | null): string {
  const short = new Set<EditedField["field"]>(["targetValue", "dueDate", "unit", "category"]);
  const lines = fields.map((edited) =>
    short.has(edited.field)
      ? `${editInWords(edited, currentNotation())}.`
      : words.wasChanged(nameOf(edited.field)),
  );
  return beginningOf([...lines, why ?? []].flat().join(" "), limits.note);
}

/** Bundled with notes and replies (product 3.20, 16.6). */
export async function mailEdit(
  tx: Transaction,
  { newId, config }: Pick<Deps, "newId" | "config">,
  ownerId: string,
  { goal, change, changeId, now }: LifeWrite,
): Promise<void> {
  if (goal.coachUid === null || change?.what !== "edited") return;
  const { name } = await tx.kysely
    .selectFrom("users as u")
    .select(shownName(namelessOwner).as("name"))
    .where("u.id", "=", ownerId)
    .executeTakeFirstOrThrow();
  const { publicUrl, languages } = config;
  const text = await inLanguageOf(tx, goal.coachUid, languages, () =>
    inWords(change.fields, change.why),
  );
  await queueNoteMail(tx, {
    id: newId(),
    uid: goal.coachUid,
    host: publicUrl.hostname,
    at: now.at,
    wordsId: changeId,
    goalId: goal.id,
    description: goal.description,
    words: { by: name, text },
    toCoach: true,
  });
}
