import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { words as list } from "#domain/list.words.ts";
import { arabicPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./account.words.ts";

function goalsOf(count: number): string {
  return arabicPlural(count, {
    zero: "0 هدف",
    one: "هدف واحد",
    two: "هدفين",
    few: `${count} أهداف`,
    many: `${count} هدفًا`,
    other: `${count} هدف`,
  });
}

function awayFor(count: number): string {
  return arabicPlural(count, {
    zero: "أقل من يوم",
    one: "يومًا واحدًا",
    two: "يومين",
    few: `${count} أيام`,
    many: `${count} يومًا`,
    other: `${count} يوم`,
  });
}

export const words = {
  account: "الحساب",
  you: "أنت",
  notifications: "الإشعارات",
  access: "الوصول",
  danger: "منطقة الخطر",

  profile: "الاسم والبريد الإلكتروني",
  saveProfile: "حفظ الملف الشخصي",
  profileSaved: "تم حفظ الملف الشخصي.",
  timeZone: "المنطقة الزمنية",
  zone: "منطقتك الزمنية",
  zoneHint: "تُحسب أيامك وأسابيعك وفق هذه المنطقة الزمنية. يمكن تغييرها مرة واحدة كل 24 ساعة.",
  zoneHere: (zone) => `${zone} (هذا المتصفح)`,
  saveZone: "حفظ المنطقة الزمنية",
  zoneSaved: "تم حفظ المنطقة الزمنية.",
  language: "اللغة",
  ownLanguage: "لغتك",
  languageHint:
    "للشاشات والبريد والتقويم. ما يكتبه الأشخاص يبقى كما هو. يعاد تحميل هذه الصفحة عند الحفظ.",
  saveLanguage: "حفظ اللغة",

  emails: "البريد الإلكتروني",
  emailsGoTo: (email) => parts("تُرسل الرسائل إلى ", email, "."),
  emailsWait: (email) =>
    parts("لم يتم تأكيد ", email, " بعد. حتى ذلك الحين، لن تصلك إلا رسالة التحقق."),
  noEmail: "لا عنوان بريد إلكتروني بعد.",
  chooseEmails: "اختيار الرسائل",

  weeklyCheckIn: "المتابعة الأسبوعية",
  checkInDay: "يوم المتابعة",
  checkInDayHint: "يسري هذا من متابعتك القادمة.",
  saveDay: "حفظ اليوم",
  daySaved: "تم حفظ يوم المتابعة.",

  away: "فترة الغياب",
  awayWhy:
    "خلال غيابك تتوقف أهدافك مؤقتًا: لا يفوت موعد أي منها، ولا تصلك تذكيرات ولا ملخصات أسبوعية. ويظهر للموجّهين أن الأهداف موقوفة مؤقتًا.",
  loadingGoals: "جارٍ تحميل أهدافك...",
  nothingUnderWay: "ليست لديك أهداف نشطة.",
  pausedNow: (paused, all) => `الموقوف مؤقتًا الآن: ${paused} من ${goalsOf(all)}.`,
  leave: "تحديد فترة غياب",
  changeAway: "تغيير فترة الغياب",
  pauseLength: "لأي مدة؟",
  untilDay: "حتى تاريخ محدد",
  untilBack: "حتى عودتي",
  firstDayBack: "أول يوم للعودة",
  pauseReason: "السبب (اختياري)",
  pauseReasonHint: "يمكن للموجّهين قراءة هذا.",
  awaySet: (count) =>
    count === 0
      ? "تم تحديد فترة الغياب."
      : `تم تحديد فترة الغياب. الأهداف الموقوفة مؤقتًا: ${count}.`,
  comeBack: "لقد عدت",
  resumeGoals: "استئناف كل الأهداف",
  welcomeBack: "مرحبًا بعودتك",
  wereAway: (days) => `دام غيابك ${awayFor(days)}.`,
  whichDates: "أي المواعيد النهائية تُنقل بعدد أيام الإيقاف؟",
  dueMoves: (before, after) => parts("من ", before, " إلى ", after),
  moveDates: "نقل المواعيد",
  leaveDates: "إبقاء المواعيد",
  nothingToMove: "تُستأنف أهدافك اليوم. لا حاجة إلى نقل أي موعد نهائي.",
  goalsResumed: (count) => (count === 0 ? "مرحبًا بعودتك." : `الأهداف المستأنفة: ${count}.`),

  calendar: "تقويمك",
  calendarWhy:
    "يمكنك عرض المواعيد النهائية والخطوات وأيام المتابعة في تقويمك الخاص. كل من لديه الرابط يمكنه رؤيتها.",
  loadingCalendar: "جارٍ تحميل رابط التقويم...",
  makeAddress: "إنشاء رابط التقويم",
  addressMade: "تم إنشاء رابط التقويم.",
  address: "رابط التقويم",
  addressHint: (read) => `يُرجى الاشتراك في هذا الرابط من تطبيق التقويم. ${read}`,
  neverRead: "لم يستخدمه أي تقويم بعد.",
  lastRead: (when) => `آخر استخدام: ${when}.`,
  copyAddress: "نسخ الرابط",
  addressCopied: "تم نسخ رابط التقويم.",
  addressNotCopied: "تعذّر نسخ الرابط. وهو محدد الآن، لذا يمكنك نسخه بنفسك.",
  replaceAddress: "استبدال الرابط",
  replaceTitle: "استبدال رابط التقويم هذا؟",
  replaceWarning: "يتوقف الرابط القديم عن العمل فورًا. يُرجى إضافة الجديد إلى كل تقويم كان يستخدمه.",
  replace: "استبدال الرابط",
  addressReplaced: "تم استبدال رابط التقويم. لم يعد القديم يعمل.",
  removeAddress: "إزالة الرابط",
  removeTitle: "إزالة رابط التقويم هذا؟",
  removeWarning: "يتوقف عن العمل فورًا، وتختفي أحداثك من التقويمات التي تستخدمه.",
  remove: "إزالة الرابط",
  addressRemoved: "تمت إزالة رابط التقويم.",

  deletedGoals: "الأهداف المحذوفة",
  loadingDeleted: "جارٍ تحميل أهدافك المحذوفة...",
  noneDeleted: "لا أهداف محذوفة مؤخرًا.",
  deletedOn: (day, until) => parts("حُذف في ", day, ". يمكن استعادته حتى ", until, "."),
  restore: "استعادة",
  restored: (goal) => parts("تمت استعادة «", goal, "»."),
  notRestorable: "لم تعد استعادة هذا الهدف ممكنة.",

  data: "بياناتك",
  exports: "التنزيل",
  dataWhat:
    "كل ما يحتفظ به Cairn عنك في ملف JSON واحد: ملفك الشخصي، والأهداف مع سجلها، والشارات، والمتابعات، والجلسات.",
  download: "تنزيل بياناتي",
  tables: "بصيغة CSV لجداول البيانات:",
  goals: "الأهداف",
  ledger: "السجل",
  checkIns: "المتابعات",
  circles: "الحلقات",
  collecting: "جارٍ تجهيز بياناتك...",
  dataSaved: (file) => `تم حفظ بياناتك في الملف ${file}.`,

  tokens: "رموز الوصول",
  tokensWhy: (api) =>
    parts("لاستخدام ", api, " من برامجك النصية. تبقى الرموز صالحة بعد تسجيل خروجك."),
  api: "واجهة API",
  loadingTokens: "جارٍ تحميل رموز الوصول...",
  noTokens: "لا رموز وصول.",
  validToken: (scope, made, ends, used) =>
    parts(`${scope}. الإنشاء: ${made}، الانتهاء: `, ends, `. ${used}.`),
  expiredToken: (scope, made, ended, used) =>
    parts(`${scope}. الإنشاء: ${made}، انتهت صلاحيته: `, ended, `. ${used}.`),
  tokenUnused: "لم يُستخدم بعد",
  tokenLastUsed: (when) => `آخر استخدام: ${when}`,
  revoke: "إلغاء الرمز",
  tokenRevoked: (name) => `تم إلغاء «${name}».`,
  tokenName: "الاسم",
  tokenNameHint: "فيمَ سيُستخدم؟",
  tokenScope: "الصلاحيات",
  mayRead: "عرض أهدافك مع تقدمها وشاراتك ومتابعاتك.",
  mayLog: "وكذلك تسجيل التقدم في أهدافك.",
  tokenDays: "مدة الصلاحية (بالأيام)",
  tokenDaysHint: `من 1 إلى ${limits.accessTokenDays}.`,
  openTokenForm: "إنشاء رمز",
  makeToken: "إنشاء الرمز",
  noTokenMade: "لم يُنشأ الرمز.",
  tokenMade: (name) => `تم إنشاء «${name}». يُرجى نسخ الرمز الآن.`,
  newToken: "رمزك الجديد",
  newTokenHint: "لن يظهر مرة أخرى. كل من لديه هذا الرمز يمكنه استخدامه، لذا يُرجى حفظه ككلمة مرور.",
  command: "تجربته في سطر الأوامر",
  curl: (token, address) => `curl -H "Authorization: Bearer ${token}" ${address}`,
  copyToken: "نسخ الرمز",
  tokenCopied: "تم نسخ الرمز.",
  copyCommand: "نسخ الأمر",
  commandCopied: "تم نسخ الأمر.",
  notCopied: "تعذّر النسخ. النص محدد الآن، لذا يمكنك نسخه بنفسك.",
  tokenDone: "تم",

  device: "هذا الجهاز",
  keepGoals: "الاحتفاظ بأهدافي على هذا الجهاز",
  keepGoalsHint:
    "يمكنك عندها عرض أهدافك وتسجيل التقدم بلا اتصال. تُزال عند تسجيل خروجك أو انتهاء جلستك. يُرجى عدم تفعيله إذا كان آخرون يستخدمون هذا المتصفح.",
  keepsNothing: "لا يسمح هذا المتصفح لـ Cairn بتخزين البيانات.",
  goalsKept: (when) => `آخر تحديث: ${when}.`,

  identities: "خيارات تسجيل الدخول",
  identitiesWhy: "يمكنك تسجيل الدخول إلى هذا الحساب بأي منها. لا يعرف أي مزوّد بوجود الآخر.",
  signInOptionsWhy: "يمكنك تسجيل الدخول إلى هذا الحساب بأي منها.",
  passkeys: "مفاتيح المرور",
  passkeysWhy:
    "يتيح لك مفتاح المرور الدخول ببصمتك أو وجهك أو قفل الشاشة. وهو محفوظ على جهازك أو في مدير كلمات المرور.",
  loadingPasskeys: "جارٍ تحميل مفاتيح المرور...",
  loadingIdentities: "جارٍ تحميل خيارات تسجيل الدخول...",
  lastSignIn: (when) => `آخر تسجيل دخول: ${when}`,
  email: "البريد الإلكتروني",
  emailAt: (address) => (address === null ? "البريد الإلكتروني" : `البريد الإلكتروني (${address})`),
  notJoined: "غير مرتبط",
  onlyWay: ". هذه طريقتك الوحيدة لتسجيل الدخول",
  noLongerOffered: ". لم تعد متاحة هنا",
  join: (provider) => `ربط ${provider}`,
  nothingJoined: "لم يُضف أي خيار لتسجيل الدخول.",
  part: (provider) => `إلغاء ربط ${provider}`,
  parted: (provider) => `تم إلغاء ربط ${provider ?? "الخيار"}. تم تسجيل خروجك من كل مكان آخر.`,

  sessions: "أماكن تسجيل دخولك",
  sessionsWhat: "المتصفحات التي سجّلت الدخول منها. يُحدَّث «آخر استخدام» كل ساعة.",
  loadingSessions: "جارٍ تحميل جلساتك...",
  thisBrowser: "هذا المتصفح",
  otherBrowser: "متصفح آخر",
  signedIn: (when) => `تم تسجيل الدخول ${when}`,
  toAdminArea: (when) => `إلى منطقة المسؤولين ${when}`,
  sessionLastUsed: (when) => `، آخر استخدام: ${when}`,
  signOut: "تسجيل الخروج",
  signOutWhich: (signedIn) => ` من المتصفح الذي تم الدخول منه ${signedIn}`,
  signedOut: "تم تسجيل الخروج من ذلك المتصفح.",
  noOtherSessions: "لا تسجيل دخول في أي مكان آخر.",
  signOutOthers: "الخروج من كل مكان آخر",
  othersSignedOut: "تم تسجيل خروجك من كل مكان آخر.",

  deleteTitle: "حذف حسابك",
  deleteWhat:
    "يحذف هذا نهائيًا أهدافك مع سجلها وشاراتك ومتابعاتك. ويمكن بعدها لأصحاب الأهداف التي لك دور الموجّه فيها دعوة موجّه آخر.",
  deleteAccount: "حذف الحساب",
  deleteQuestion: "حذف حسابك؟",
  deleteWarning: "لا يمكن التراجع عن هذا. للاحتفاظ ببياناتك، يُرجى تنزيلها أولًا.",
  deleteWord: (word) => `للتأكيد، يُرجى كتابة ${word}`,
  deleteWordWrong: (word) => `يُرجى كتابة ${word} بأحرف كبيرة.`,
  deleteCancel: "إلغاء",
  deleteConfirm: "حذف نهائي",
  nothingDeleted: "لم يُحذف شيء.",
  keepAccount: "الاحتفاظ بحسابي",

  notNow: "ليس الآن",
  bringBack: (providers) =>
    `يُرجى تسجيل الدخول مجددًا عبر ${list.or(providers)} للعودة إلى هذه الصفحة.`,
  passkeyBringsBack: "يُرجى تسجيل الدخول مجددًا بمفتاح مرور للعودة إلى هذه الصفحة.",
  adminBringsBack: "يُرجى تسجيل الدخول مجددًا كمسؤول للعودة إلى هذه الصفحة.",
  adminSignIn: "إلى تسجيل دخول المسؤولين",
} satisfies Words<typeof english>;
