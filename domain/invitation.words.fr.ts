import type { Words } from "./language.ts";
import type { words as english } from "./invitation.words.ts";

export const words = {
  namelessCoach: "Coach",
  namelessOwner: "Quelqu’un",
  formerCoach: "Ancien coach",
} satisfies Words<typeof english>;
