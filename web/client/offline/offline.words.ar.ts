import type { Words } from "#domain/language.ts";
import { arabicPlural } from "#domain/plural.ts";
import type { words as english } from "./offline.words.ts";

function changes(count: number): string {
  return arabicPlural(count, {
    zero: "لا تغييرات لم تُرسل بعد",
    one: "تغيير واحد لم يُرسل بعد",
    two: "تغييران لم يُرسلا بعد",
    few: `${count} تغييرات لم تُرسل بعد`,
    many: `${count} تغييرًا لم يُرسل بعد`,
    other: `${count} تغيير لم يُرسل بعد`,
  });
}

export const words = {
  keeps: "لا يوجد اتصال. يُحفظ تقدمك المسجَّل على هذا الجهاز ويُرسل عند عودة الاتصال.",
  keepsNothing: "لا يوجد اتصال. لا يمكن الآن حفظ أي تقدم جديد.",

  signOutTitle: "تأكيد تسجيل الخروج",
  stepsLost: (steps) =>
    `${changes(steps)}. يؤدي تسجيل الخروج إلى فقدان ما لم يُرسل. هل يُسجَّل خروجك رغم ذلك؟`,
  signOut: "تسجيل الخروج",
} satisfies Words<typeof english>;
