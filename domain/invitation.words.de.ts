import type { Words } from "./language.ts";
import type { words as english } from "./invitation.words.ts";

export const words = {
  namelessCoach: "Coach",
  namelessOwner: "Person ohne Namen",
  formerCoach: "Coach (früher)",
} satisfies Words<typeof english>;
