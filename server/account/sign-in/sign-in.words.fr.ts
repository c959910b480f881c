import type { Words } from "#domain/language.ts";
import type { words as english } from "./sign-in.words.ts";

export const words = {
  signedIn: "Connexion réussie",
  profileIncomplete: "Profil incomplet",
} satisfies Words<typeof english>;
