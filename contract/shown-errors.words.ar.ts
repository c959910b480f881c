import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { arabicPlural } from "#domain/plural.ts";
import type { words as english } from "./shown-errors.words.ts";

function daysOf(count: number): string {
  return arabicPlural(count, {
    zero: "0 يوم",
    one: "يوم واحد",
    two: "يومين",
    few: `${count} أيام`,
    many: `${count} يومًا`,
    other: `${count} يوم`,
  });
}

export const words = {
  requestRate: "تجاوزت الطلبات الحد المسموح. يُرجى إعادة المحاولة لاحقًا.",
  sessionMissing: "يُرجى تسجيل الدخول أولًا.",
  sessionGoalNotSaved: "يجب تسجيل الدخول لحفظ هدف.",
  notFound: "غير موجود.",
  serverUnavailable: "تعذّر الاتصال بالخادم. يُرجى التحقق من اتصالك بالإنترنت وإعادة المحاولة.",
  serverFailed: "حدث خطأ ما. يُرجى إعادة المحاولة.",
  goalAlreadyCompleted: "هذا الهدف مكتمل بالفعل.",
  goalNotFarEnough: `يمكن إكمال الهدف بعد وصوله إلى ${limits.markComplete}%.`,
  progressAlreadyDone: "سبق إنجاز هذا.",
  progressNoActionForDate: "لا يوجد تحديث سريع لهدف مقياسه تاريخ.",
  progressDateInFuture: "لا يمكن أن يكون اليوم في المستقبل.",
  progressDayTooEarly: `يمكن تسجيل التقدم عن آخر ${daysOf(limits.backDatedDays)}، وليس عن أيام سبقت إنشاء الهدف.`,
  progressUndoTooLate: "لم يعد التراجع عن هذا التغيير ممكنًا.",
  progressUndoOvertaken: "سُجّل تقدم آخر بعد هذا التغيير، لذا لا يمكن التراجع عنه.",
  progressStale: "تعذّر التحديث: تغيّر الهدف في هذه الأثناء.",
} satisfies Words<typeof english>;
