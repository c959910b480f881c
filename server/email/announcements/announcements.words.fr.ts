import type { Words } from "#domain/language.ts";
import type { words as english } from "./announcements.words.ts";

export const words = {
  stoppedDetail: (type, sent, of) => `${type}, envoyés : ${sent} sur ${of}`,
} satisfies Words<typeof english>;
