import type { Words } from "#domain/language.ts";
import type { words as english } from "./sign-in.words.ts";

export const words = {
  signedIn: "Angemeldet",
  profileIncomplete: "Profil unvollständig",
} satisfies Words<typeof english>;
