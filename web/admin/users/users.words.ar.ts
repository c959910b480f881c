import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { arabicPlural } from "#domain/plural.ts";
import type { words as english } from "./users.words.ts";

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
  title: "المستخدمون",
  invite: "دعوة زملاء",
  download: "تنزيل بصيغة CSV",
  sync: "مزامنة المستخدمين",
  search: "البحث بالاسم أو البريد",
  loading: "جارٍ تحميل المستخدمين...",
  loadFailed: "تعذّر جلب المستخدمين.",
  noneFound: "لم يُعثر على مستخدمين.",
  nobody: "لا يوجد مستخدمون بعد.",

  manageFailed: (action, reason) =>
    `تعذّر ${{ enable: "تفعيل", disable: "تعطيل", delete: "حذف" }[action]} المستخدم: ${reason}`,
  synced: ({ processedCount, createdCount, updatedCount }) =>
    `المعالَجون: ${processedCount}، الجدد: ${createdCount}، المحدَّثون: ${updatedCount}`,
  syncFailed: (reason) => `تعذّرت مزامنة المستخدمين: ${reason}`,
  downloadReady: "التنزيل جاهز.",
  downloadFailed: (reason) => `تعذّر تنزيل قائمة المستخدمين: ${reason}`,
  invited: (count) =>
    arabicPlural(count, {
      zero: "لم تُرسل أي دعوة.",
      one: "دعوة واحدة في طريقها.",
      two: "دعوتان في طريقهما.",
      few: `${count} دعوات في طريقها.`,
      many: `${count} دعوة في طريقها.`,
      other: `${count} دعوة في طريقها.`,
    }),
  leftOut: (count) =>
    `عدد العناوين التي تم تخطيها: ${count}. سبب التخطي: وجود حساب، أو دعوة خلال آخر ${daysOf(limits.colleagueInvitedDays)}، أو رفض تلقي الدعوات.`,

  failedInvitations: "الدعوات الفاشلة",
  failedInvitationsWhy: `تعذّر تسليم هذه الدعوات خلال آخر ${daysOf(limits.mailFactsDays)}. يُرجى التحقق من العناوين.`,
  failedInvitationsUnread: "تعذّر تحميل الدعوات الفاشلة.",

  newer: "مستخدمون أحدث",
  older: "مستخدمون أقدم",
  part: (from, to, all) => `المستخدمون ${from} إلى ${to} من ${all}`,
  name: "الاسم",
  email: "البريد الإلكتروني",
  status: "الحالة",
  signedUp: "تاريخ التسجيل",
  actions: "الإجراءات",
  disabled: "معطّل",
  active: "نشط",
  ownAccount: "حسابك أنت",
  enable: "تفعيل",
  enableUser: (name) => `تفعيل ${name}`,
  disable: "تعطيل",
  disableUser: (name) => `تعطيل ${name}`,
  delete: "حذف",
  more: (name) => `إجراءات أخرى لـ ${name}`,
  deleteUser: (name) => `حذف ${name}`,

  loadingAll: (count) => `جارٍ تحميل كل المستخدمين: ${count} حتى الآن...`,
  loaded: (count) => `عدد المستخدمين المحمّلين: ${count}.`,
  loadAllFailed: "تعذّر جلب كل المستخدمين.",
  loadMore: "تحميل المزيد",
  loadAll: "تحميل كل المستخدمين",
  cancel: "إلغاء",

  deleteQuestion: (uid) => `هل يُحذف المستخدم ${uid} نهائيًا؟ لا يمكن التراجع عن هذا.`,

  inviteHow:
    "تصل إلى كل شخص رسالة واحدة فيها اسمك ورابط لتسجيل الدخول. الدعوة نفسها لا تنشئ حسابًا ولا تمنح صلاحية.",
  addresses: "عناوين البريد الإلكتروني",
  addressesHint: `تُفصل بفواصل أو أسطر جديدة. الحد الأقصى دفعة واحدة: ${limits.colleaguesAtOnce}.`,
  wrongAddress: (address) => `«${address}» ليس عنوان بريد إلكتروني.`,
  sendInvitations: "إرسال الدعوات",
} satisfies Words<typeof english>;
