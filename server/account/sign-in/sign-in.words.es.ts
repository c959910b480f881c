import type { Words } from "#domain/language.ts";
import type { words as english } from "./sign-in.words.ts";

export const words = {
  signedIn: "Sesión iniciada",
  profileIncomplete: "Perfil incompleto",
} satisfies Words<typeof english>;
