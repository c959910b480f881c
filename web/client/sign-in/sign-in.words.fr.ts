import type { Words } from "#domain/language.ts";
import type { words as english } from "./sign-in.words.ts";

export const words = {
  signInWith: (provider) => `Se connecter avec ${provider}`,
} satisfies Words<typeof english>;
