import type { Words } from "#domain/language.ts";
import { plural } from "#domain/plural.ts";
import type { words as english } from "./colleagues.words.ts";

export const words = {
  auditDetail: (invited, leftOut) =>
    `${invited} ${plural(invited, "invitación", "invitaciones")}, ${leftOut} ${plural(leftOut, "omitida", "omitidas")}`,
} satisfies Words<typeof english>;
