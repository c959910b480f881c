import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { arabicPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./dashboard.words.ts";

function goals(count: number): string {
  return arabicPlural(count, {
    zero: "لا أهداف",
    one: "هدف واحد",
    two: "هدفان",
    few: `${count} أهداف`,
    many: `${count} هدفًا`,
    other: `${count} هدف`,
  });
}

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
  dashboard: "لوحة المعلومات",
  welcome: (name) => (name === null ? "مرحبًا." : `مرحبًا، ${name}.`),
  welcomeBack: (name) => (name === null ? "مرحبًا بعودتك." : `مرحبًا بعودتك، ${name}.`),
  verifyEmail: (email) => `يُرجى تأكيد عنوان بريدك الإلكتروني: ${email}`,

  today: "اليوم",
  todayFailed: "تعذّر تحميل قائمة اليوم.",
  weeklyCheckIn: (count) => `متابعتك الأسبوعية: ${goals(count)}`,
  checkIn: "إجراء المتابعة",
  showFewer: "عرض أقل",
  showAll: (count) => `عرض الكل (${count})`,
  nothingToday: "لا شيء يحتاج إلى اهتمامك اليوم.",
  complete: "إكمال الهدف",
  completeGoal: (goal) => `إكمال الهدف، ${goal}`,
  decide: "اتخاذ قرار",
  read: "قراءة",

  firstGoal: "هدفك الأول",
  firstGoalWhy: "كل بناء يبدأ بحجر واحد. يكفي اختيار أمر يهمّك وكتابته.",
  begin: "تحديد هدف",

  thisWeek: "هذا الأسبوع",
  openWeek: "أسبوعك",
  kept: (kept, answered) => `الوعود التي تم الوفاء بها: ${kept} من ${answered}`,
  coachOnGoal: (coach, goal, when) => parts(coach, "، بشأن ", goal, `. ${when}.`),
  yourGoal: "هدفك",

  overall: "تقدم أهدافك",
  overallFailed: "تعذّر حساب التقدم العام",
  overallAverage: "التقدم العام",
  needsAttention: `فات موعدها، أو لم يُسجَّل فيها تقدم منذ ${daysOf(limits.stalledAfterDays)} أو أكثر.`,
  notifications: "الإشعارات",

  categories: "التقدم حسب الفئة",
  categoriesFailed: "تعذّر حساب التقدم حسب الفئة",
  noCategories: "لا توجد فئات",
  noCategoriesWhy: "بعد إنشاء أهدافك الأولى يظهر تقدمك هنا.",
  topPerformer: "الأفضل أداءً",
  focusArea: "مجال للتركيز",
  allCategories: "الإجمالي",
  coachingActive: "توجيه نشط",
  completed: (done, all) => `المكتملة: ${done} من ${all}`,
  averageIn: (category) => `متوسط التقدم في ${category}`,
  viewGoals: "عرض الأهداف",
  viewGoalsIn: (category) => ` في ${category}`,
  coaching: "التوجيه",
  needsFocus: "بحاجة إلى تركيز",

  insights: "رؤى ذكية",
  insightsFailed: "تعذّر إعداد الرؤى",
  hideInsights: "إخفاء الرؤى",
  actionItems: (count) =>
    arabicPlural(count, {
      zero: "لا مهام مطلوبة",
      one: "مهمة واحدة مطلوبة",
      two: "مهمتان مطلوبتان",
      few: `${count} مهام مطلوبة`,
      many: `${count} مهمة مطلوبة`,
      other: `${count} مهمة مطلوبة`,
    }),
  noInsights: "لا شيء يحتاج إلى اهتمامك الآن.",

  checkIns: "أحدث المتابعات",
  noCheckIns: "ستظهر متابعاتك هنا.",

  goals: "أهدافك (SMART)",
  noGoals: "ستظهر أهدافك هنا.",
  goalsFailed: "تعذّر تحميل أهدافك. يُرجى إعادة المحاولة لاحقًا.",
  loadingGoals: "جارٍ تحميل أهدافك...",
  loadingRest: "جارٍ تحميل بقية أهدافك...",
  shownIn: (count, category) => `${goals(count)} في ${category}`,
  shownBy: (count, filter) => `${goals(count)}: ${filter}`,
  category: "الفئة",
  everyCategory: "كل الفئات",
  asCards: "العرض في بطاقات",
  asRows: "العرض في صفوف",
  showAllGoals: "عرض كل الأهداف",
  addGoal: "إضافة هدف SMART جديد",
  pastGoals: "الأهداف السابقة",
  loading: "جارٍ التحميل...",

  achievements: "إنجازاتك",
  noBadges: "ستظهر شاراتك وأيام نشاطك هنا.",
  achievementsFailed: "تعذّر تحميل الإنجازات.",
} satisfies Words<typeof english>;
