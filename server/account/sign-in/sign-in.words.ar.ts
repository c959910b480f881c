import type { Words } from "#domain/language.ts";
import type { words as english } from "./sign-in.words.ts";

export const words = {
  signedIn: "تم تسجيل الدخول",
  profileIncomplete: "الملف الشخصي غير مكتمل",
} satisfies Words<typeof english>;
