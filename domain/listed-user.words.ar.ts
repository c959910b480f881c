import type { Words } from "./language.ts";
import type { words as english } from "./listed-user.words.ts";

export const words = {
  unknownUser: "مستخدم غير معروف",
  noEmail: "لا يوجد بريد إلكتروني",
} satisfies Words<typeof english>;
