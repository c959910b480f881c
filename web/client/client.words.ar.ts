import type { Words } from "#domain/language.ts";
import type { words as english } from "./client.words.ts";

export const words = {
  signIn: "تسجيل الدخول",
  forDashboard: "يُرجى تسجيل الدخول لعرض لوحة المعلومات.",
  forGoals: "يُرجى تسجيل الدخول لعرض أهدافك.",
  forEmailPreferences: "يُرجى تسجيل الدخول لإدارة إعدادات البريد.",

  signOut: "تسجيل الخروج",

  unknownError: "خطأ غير معروف",
  downloadStopped: "انقطع التنزيل، فلم يُحفظ شيء. يُرجى إعادة المحاولة.",
} satisfies Words<typeof english>;
