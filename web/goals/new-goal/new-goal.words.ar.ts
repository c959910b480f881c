import type { Words } from "#domain/language.ts";
import { arabicPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./new-goal.words.ts";

function daysFrom(count: number): string {
  return arabicPlural(count, {
    zero: "أقل من يوم",
    one: "يوم",
    two: "يومين",
    few: `${count} أيام`,
    many: `${count} يومًا`,
    other: `${count} يوم`,
  });
}

export const words = {
  title: "إنشاء هدف SMART جديد",
  titleAt: (step, steps) => `إنشاء هدف SMART جديد (${step}/${steps})`,
  titleFrom: (template) => `إنشاء هدف: ${template}`,
  begun: "احتفظنا بمسودتك.",
  goOn: "استمرار",
  startAnew: "البدء من جديد",
  startAnewFrom: (goal) => parts("عند «البدء من جديد» يحل «", goal, "» محل مسودتك."),
  loading: "جارٍ تحميل الهدف...",
  missing: "ذلك الهدف غير موجود. يُرجى البدء من هدف آخر.",
  failed: "تعذّر تحميل الهدف.",

  templates: "القوالب",
  whyTemplates: "يمكنك البدء من قالب وتغيير أي شيء فيه، أو البدء من الصفر.",
  startFromScratch: "البدء من الصفر",
  chooseTemplate: "استخدام هذا القالب",
  chooseTemplateNamed: (template) => `استخدام هذا القالب: ${template}`,
  freePlan: "الباقة المجانية: 4 قوالب وما يصل إلى 3 أهداف",
  premium: "الباقة المميزة: أكثر من 20 قالبًا",
  upgrade: "الترقية إلى الباقة المميزة",
  premiumSoon: "القوالب المميزة قريبًا! يمكنك الانضمام إلى قائمة الانتظار.",

  usingTemplate: (template) => `القالب المستخدم: ${template}`,
  changeTemplate: "تغيير القالب",
  // product 3.8
  steps: {
    description: {
      title: "ما هدفك؟",
      label: "الوصف",
      hint: "جملة واحدة، كما تُقال لزميل.",
    },
    category: {
      title: "إلى أي فئة ينتمي؟",
      label: "الفئة",
      hint: "",
    },
    specific: {
      title: "ما الذي سيُنجز بالتحديد؟",
      label: "محدد",
      hint: "تفاصيل تكفي ليعرف غيرك أنه أُنجز.",
    },
    measurable: {
      title: "كيف سيُقاس؟",
      label: "قابل للقياس",
      hint: "",
    },
    achievable: {
      title: "ما الذي يجعله ممكنًا؟",
      label: "قابل للتحقيق",
      hint: "ما الوقت والمساعدة والخطوات الأولى التي يمكن الاعتماد عليها؟",
    },
    relevant: {
      title: "لماذا هو مهم؟",
      label: "ذو صلة",
      hint: "ما الذي سيتغير لك أو لغيرك عند إنجازه؟",
    },
    dueDate: {
      title: "متى سيُنجز؟",
      label: "الموعد النهائي",
      hint: "",
    },
  },
  measureType: "المقياس",
  noTarget: "لا حاجة إلى مستهدف: يمكنك تسجيل إنجاز هذا الهدف بنفسك.",
  unit: "الوحدة",
  unitExample: "علاقات مهنية جديدة",
  dayFormat: "DD/MM/YYYY أو YYYY-MM-DD",
  openCalendar: "فتح التقويم",
  previous: "السابق",
  next: "التالي",
  save: "حفظ الهدف",
  saveFailed: "تعذّر حفظ الهدف. يُرجى إعادة المحاولة.",
  signIn: "تسجيل الدخول من علامة تبويب جديدة",
  thenSaveAgain: (signIn) => parts(signIn, "، ثم الحفظ من جديد. لن يضيع شيء مما كتبته."),

  saved: "تم حفظ الهدف.",
  addAnother: "إضافة هدف آخر",

  makeItHappen: "نحو التنفيذ",
  optional: "كل هذا اختياري، ويمكن تغييره في صفحة الهدف.",
  firstStep: "ما خطوتك الأولى؟",
  when: "متى؟",
  obstacle: "ما الذي قد يعيقك؟",
  action: "عندها سوف",
  inviteCoach: "دعوة موجّه بعد ذلك",
  whichCoach: "من سيكون موجّهك؟ سيُنشأ رابط لشخص واحد.",
  savePlan: "حفظ الخطة",
  later: "لاحقًا",

  yourGoal: "هدفك",
  edit: "تعديل",
  theField: (field) => `، ${field}`,
  notYet: "لم يُملأ بعد",
  inDays: (days) => `بعد ${daysFrom(days)}`,
  endOfQuarter: "نهاية الربع",
} satisfies Words<typeof english>;
