import type { Words } from "./language.ts";
import type { words as english } from "./invitation.words.ts";

export const words = {
  namelessCoach: "الموجّه",
  namelessOwner: "شخص ما",
  formerCoach: "موجّه سابق",
} satisfies Words<typeof english>;
