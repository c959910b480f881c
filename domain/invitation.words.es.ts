import type { Words } from "./language.ts";
import type { words as english } from "./invitation.words.ts";

export const words = {
  namelessCoach: "Coach",
  namelessOwner: "Alguien",
  formerCoach: "Coach anterior",
} satisfies Words<typeof english>;
