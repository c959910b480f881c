import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { arabicPlural } from "#domain/plural.ts";
import type { words as english } from "./passkey-errors.words.ts";

function minutesOf(count: number): string {
  return arabicPlural(count, {
    zero: "0 دقيقة",
    one: "دقيقة واحدة",
    two: "دقيقتين",
    few: `${count} دقائق`,
    many: `${count} دقيقة`,
    other: `${count} دقيقة`,
  });
}

export const words = {
  passkeyNotOffered: "مفاتيح المرور غير متاحة على هذا العنوان.",
  passkeyExpired: "استغرق ذلك وقتًا طويلًا. يُرجى إعادة المحاولة.",
  passkeyWrong: "مفتاح المرور هذا لا يعمل هنا. ربما أُزيل أو حُذف حسابه.",
  passkeyKnown: "سبقت إضافة مفتاح المرور هذا.",
  passkeyTooMany: `الحد الأقصى لعدد مفاتيح المرور هو ${limits.passkeys}. يُرجى إزالة أحدها أولًا.`,
  passkeyNameMissing: "يُرجى إدخال اسم.",
  passkeyNameTooLong: `الحد الأقصى لعدد أحرف الاسم هو ${limits.passkeyName}.`,
  passkeySignInAgain: `مضى على تسجيل دخولك أكثر من ${minutesOf(limits.freshSignInMinutes)}. يُرجى تسجيل الدخول مجددًا لتغيير مفاتيح المرور.`,
  passkeyNotForAdmins:
    "مفتاح المرور هذا لا يفتح منطقة المسؤولين. يُرجى تسجيل الدخول بكلمة المرور، ثم السماح به من صفحة الحساب.",
  joinLinkWrong:
    "لم تعد هذه الدعوة صالحة. ربما استُخدمت أو سُحبت أو انتهت صلاحيتها. يُرجى طلب دعوة جديدة.",
  joinTooMany: `الحد الأقصى لعدد روابط الدعوة المفتوحة هو ${limits.joinLinks}. يُرجى سحب أحدها أولًا.`,
  joinInviteeMissing: "يُرجى إدخال اسم الشخص المقصود بالرابط.",
  joinInviteeTooLong: `الحد الأقصى لعدد الأحرف هنا هو ${limits.invitee}.`,
} satisfies Words<typeof english>;
