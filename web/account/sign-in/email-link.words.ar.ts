import type { Words } from "#domain/language.ts";
import type { words as english } from "./email-link.words.ts";

export const words = {
  title: "تسجيل الدخول إلى Cairn",
  signIn: "تسجيل الدخول",
  incomplete: "هذا الرابط غير مكتمل. يُرجى فتحه من الرسالة مرة أخرى.",
  toSignIn: "إلى تسجيل الدخول",
} satisfies Words<typeof english>;
