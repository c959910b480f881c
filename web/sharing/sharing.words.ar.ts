import type { Words } from "#domain/language.ts";
import { arabicPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./sharing.words.ts";

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
  title: "مشاركة الأهداف",
  choose: "يُرجى اختيار هدف لمشاركته أو لدعوة موجّه إليه.",
  select: (goal) => parts("اختيار ", goal),
  noGoals:
    "ليست لديك أهداف SMART نشطة لمشاركتها. يمكن إنشاء هدف من «إضافة هدف»، أو إكمال هدف حالي لمشاركة إنجاز.",
  addGoal: "إضافة هدف",
  goalsFailed: "تعذّر جلب أهدافك. يُرجى إعادة المحاولة.",
  loadingGoals: "جارٍ تحميل أهدافك...",

  loadingGoal: "جارٍ تحميل الهدف...",
  notFound: "لم يُعثر على الهدف المراد مشاركته.",
  goalFailed: "خطأ في جلب تفاصيل الهدف.",
  toDashboard: "العودة إلى لوحة المعلومات",
  chooseAnother: "اختيار هدف آخر",
  progressOf: (goal) => `التقدم في ${goal}`,
  due: (measure, day, distance) => parts(`${measure}. الموعد النهائي: `, day, distance),

  purpose: "ما الخطوة التالية؟",
  shareProgress: "مشاركة التقدم",
  shareProgressHint: "ليعرف الآخرون كيف يسير الأمر.",
  inviteCoach: "دعوة موجّه",
  inviteCoachHint: "دعوة شخص واحد إلى تولي التوجيه.",
  notActive: (completed) => `هذا الهدف ${completed ? "مكتمل" : "مغلق"}. لا يكون الموجّه إلا لهدف نشط.`,
  coachedAlready: (coach) => `لهذا الهدف موجّه بالفعل: ${coach}.`,
  coachedNow: (coach) => `أصبح لهذا الهدف موجّه: ${coach}.`,

  message: "معاينة الرسالة",
  waysToShare: "طرق المشاركة",
  shareOn: (network) => `المشاركة على ${network}`,
  copyMessage: "نسخ الرسالة",
  messageCopied: "تم نسخ الرسالة إلى الحافظة!",
  copyMessageFailed: "تعذّر نسخ الرسالة.",
  shareFromDevice: "مشاركة من هذا الجهاز",
  shareFromDeviceFailed: "تعذّرت مشاركة الرسالة من هذا الجهاز.",
  notSupported: (platform) => `المشاركة على «${platform}» غير مدعومة.`,
  opensNetwork: (network, advice) => `يُفتح ${network} في نافذة جديدة مع هذه الرسالة. ${advice}`,
  nothingPosted: "لا يُنشر شيء تلقائيًا، فقرار النشر لك هناك.",
  sendToOne: "يُرجى إرسالها إلى شخص واحد بدلًا من نشرها. أول من يقبل يصبح موجّهك.",
  linkFirst: "يُرجى إنشاء رابط الدعوة أولًا، فهو يُضاف إلى هذه الرسالة.",

  invitation: "دعوتك",
  offer: (days) =>
    `يمكنك إنشاء رابط وإرساله إلى شخص واحد. يعمل مرة واحدة وتنتهي صلاحيته بعد ${daysOf(days)}. ويمكنك سحبه قبل استخدامه.`,
  createLink: "إنشاء رابط دعوة",
  linkCreated: "تم إنشاء رابط الدعوة.",
  link: "رابط الدعوة",
  validUntil: (day, distance) => parts("أول من يقبل يصبح موجّهك. صالح حتى ", day, `، ${distance}.`),
  copyLink: "نسخ الرابط",
  sendByMail: "إرسال بالبريد",
  mailSubject: "هل يناسبك توجيهي في أحد أهدافي؟",
  linkCopied: "تم نسخ الرابط إلى الحافظة!",
  copyLinkFailed: "تعذّر نسخ الرابط.",
  withdraw: "سحب",
  withdrawal: "سحب الدعوة",
  withdrawalSure: "هل تُسحب هذه الدعوة؟ يتوقف رابطها عن العمل فورًا.",
  withdrawInvitation: "سحب الدعوة",
  withdrawn: "تم سحب الدعوة. لم يعد رابطها يعمل.",
  keepIt: "الاحتفاظ بها",

  inviteeSees: "ما يراه الموجّه",
  beforeAccepting: "قبل القبول",
  beforeAcceptingWhat: (owner, goal) =>
    parts("اسمك، ", owner, "، ووصف الهدف: ", goal, ". لا شيء آخر."),
  asCoach: "بعد القبول",
  asCoachWhat:
    "هذا الهدف مع تقدمه، والمتابعات المشاركة مع الموجّه. ولا يرى أبدًا بريدك أو أهدافك الأخرى أو إعداداتك.",

  coach: "الموجّه",
  coaches: (coach) => parts("موجّه هذا الهدف: ", coach, "."),
  coachesNoLonger: (coach) => `انتهى توجيه ${coach} لهذا الهدف.`,
  loadingInvitation: "جارٍ تحميل الدعوة...",
  invitationFailed: "تعذّر تحميل الدعوة.",
  noCoach: "ليس لهذا الهدف موجّه بعد.",
  inviteAgain: (coach) => `دعوة ${coach} من جديد`,

  doubt: "ليس الشخص المقصود؟",
  takeBackWhat: (coach) =>
    parts(
      "لن يظهر هذا الهدف بعد الآن لـ ",
      coach,
      "، ولن يعمل رابط الدعوة مرة أخرى. تبقى الملاحظات لديك، ويمكنك دعوة شخص آخر.",
    ),
  keepCoach: (coach) => parts("الإبقاء على ", coach),
  takeBack: "إزالة الموجّه",
} satisfies Words<typeof english>;
