import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { arabicPlural } from "#domain/plural.ts";
import type { words as english } from "./form-errors.words.ts";

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

function hoursOf(count: number): string {
  return arabicPlural(count, {
    zero: "0 ساعة",
    one: "ساعة واحدة",
    two: "ساعتين",
    few: `${count} ساعات`,
    many: `${count} ساعة`,
    other: `${count} ساعة`,
  });
}

export const words = {
  requestInvalid: "الطلب غير صالح.",
  formOvertaken: "تم تغيير هذا في نافذة أخرى. يُرجى التحقق منه والحفظ من جديد.",
  profileNameMissing: "يُرجى إدخال اسمك.",
  profileEmailInvalid: "يُرجى إدخال عنوان بريد إلكتروني صالح.",
  profileZoneTooSoon: `يمكن تغيير المنطقة الزمنية مرة واحدة كل ${hoursOf(limits.zoneChangeHours)}.`,
  accountSignInAgain: `مضى على تسجيل دخولك أكثر من ${minutesOf(limits.freshSignInMinutes)}. يُرجى تسجيل الدخول مجددًا لحذف حسابك.`,
  goalIncomplete: "يُرجى ملء جميع الحقول قبل الحفظ.",
  goalDueDateInvalid:
    "الموعد النهائي غير صالح. يُرجى التأكد من اختيار تاريخ صالح (مثل DD/MM/YYYY أو YYYY-MM-DD).",
  goalTargetNotANumber: "يجب أن يكون المستهدف الرقمي رقمًا.",
  goalTargetDateInvalid: "التاريخ المستهدف في حقل «قابل للقياس» غير صالح.",
  goalStreakTargetInvalid: "يجب أن يكون مستهدف السلسلة اليومية عددًا موجبًا من الأيام.",
  goalMeasureUnknown: "نوع المقياس المختار غير صالح.",
  goalTooMany: `بلغت الحد الأقصى لعدد الأهداف، وهو ${limits.goalsPerUser}.`,
  goalClosed: "هذا الهدف مغلق.",
  milestoneTitleMissing: "يُرجى إعطاء الصفحة عنوانًا.",
  progressValueInvalid: "تعذّر التحديث: القيمة غير صالحة.",
  invitationNotNow: "لا يمكن دعوة موجّه إلا إلى هدف نشط ليس له موجّه.",
  invitationInvalid: "لم يعد الهدف الذي دُعيت إلى توجيهه موجودًا، أو أن الرابط غير صالح.",
  invitationOwn: "لا يمكنك قبول دعوة لتوجيه نفسك.",
  invitationGoalGone: "لم يعد الهدف الذي دُعيت إلى توجيهه موجودًا.",
  invitationTaken: "لهذا الهدف موجّه آخر بالفعل.",
  emailVerificationFailed: "تعذّر تأكيد البريد. يُرجى إعادة المحاولة.",
  emailUnsubscribeFailed:
    "رابط إلغاء الاشتراك هذا غير صالح. يمكنك إلغاء الاشتراك من إعدادات البريد بدلًا من ذلك.",
  announcementNobody: "لن يصل هذا إلى أحد: لا أحد ممن لديهم عنوان مؤكد فعّل هذا النوع من الرسائل.",
  announcementSubjectMissing: "يُرجى إدخال عنوان للرسالة.",
  announcementSubjectTooLong: `الحد الأقصى لعدد أحرف عنوان الرسالة هو ${limits.mailSubject}.`,
  announcementTextMissing: "يُرجى إدخال نص الرسالة.",
  announcementTextTooLong: `الحد الأقصى لعدد أحرف الرسالة هو ${limits.announcementText}.`,
  colleagueAddressMissing: "يُرجى إدخال عنوان بريد إلكتروني.",
  colleagueAddressWrong: "أحد هذه العناوين ليس عنوان بريد إلكتروني.",
  colleagueTooMany: `الحد الأقصى لعدد المدعوين دفعة واحدة هو ${limits.colleaguesAtOnce}.`,
  adminSignInFailed: "تعذّر تسجيل الدخول. يُرجى التحقق من البريد الإلكتروني وكلمة المرور.",
  seedNotHere: "البيانات التجريبية متاحة في وضع التطوير فقط.",
} satisfies Words<typeof english>;
