import type { Words } from "./language.ts";
import type { words as english } from "./mail.words.ts";

export const words = {
  types: {
    verification: "تأكيد البريد",
    weekly_update: "الملخصات الأسبوعية",
    goal_reminder: "تذكيرات الأهداف",
    check_in_reminder: "تذكيرات المتابعة",
    circle_ask: "طلبات المجموعات",
    coaching_note: "ملاحظات الموجّه",
    coaching_help: "طلبات المساعدة",
    completion_asked: "طلبات تأكيد الإنجاز",
    coaching_week: "ملخصات التوجيه",
    coach_accepted: "قبول التوجيه",
    coach_left: "إنهاء التوجيه",
    colleague_invited: "الدعوات",
    announcement: "الإعلانات",
    marketing: "النصائح والعروض",
  },

  turnedOff: {
    weeklyUpdates: "الملخصات الأسبوعية",
    goalReminders: "تذكيرات الأهداف",
    circleAsks: "طلبات المجموعات",
    coachingNotes: "رسائل التوجيه",
    announcements: "الإعلانات",
    marketingEmails: "النصائح والعروض",
  },
  invitations: "الدعوات",
} satisfies Words<typeof english>;
