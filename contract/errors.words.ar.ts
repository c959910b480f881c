import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { arabicPlural } from "#domain/plural.ts";
import { plainNotation } from "#domain/notation.ts";
import { numberInWords } from "#domain/number-words.ts";
import type { words as english } from "./errors.words.ts";

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
  notAllowed: "هذا الإجراء غير مسموح لك.",
  demoRefused: "هذا معطّل في النسخة التجريبية.",
  requestTooLarge: "الطلب كبير جدًا.",
  requestNotJson: "يجب أن يكون الطلب بصيغة JSON.",
  requestMethod: "هذه الطريقة غير مسموح بها هنا.",
  requestForeignOrigin: "جاء الطلب من موقع آخر.",
  requestForeignHost: "لم يُهيَّأ Cairn لاسم المضيف هذا.",
  requestFromOutside:
    "يعمل Cairn في وضع التطوير. فهو يستجيب فقط للطلبات الواردة من هذا الجهاز وشبكته المحلية، وليس عبر وكيل.",
  requestKeyReused: "سبق استخدام مفتاح الطلب هذا لطلب مختلف.",
  signInInvalidState: "حالة غير صالحة.",
  signInCodeRefused: "رمز غير صالح.",
  signInProviderFailed: "مزوّد الخدمة غير متاح.",
  signInAccountDisabled: "هذا الحساب معطّل.",
  signInInvalidToken: "رمز مميز غير صالح.",
  signInNotOffered: "طريقة تسجيل الدخول هذه غير متاحة. يُرجى إعادة تحميل الصفحة.",
  signInProviderSilent: "تعذّر الوصول إلى خدمة تسجيل الدخول حاليًا. يُرجى إعادة المحاولة بعد قليل.",
  signInAddressMissing: "لم تشارك مؤسستك عنوان بريدك الإلكتروني.",
  signInAddressUnverified: "لم تؤكد مؤسستك عنوان بريدك الإلكتروني.",
  signInAddressElsewhere: "لا يمكن تسجيل الدخول هنا بنطاق البريد هذا.",
  signInLinkOver: "انتهت صلاحية هذا الرابط أو سبق استخدامه. يُرجى طلب رابط جديد.",
  signInOtherBrowser: "طُلب هذا الرابط في متصفح آخر. يُرجى كتابة الرمز الوارد في الرسالة هناك.",
  signInCodeWrong: "هذا الرمز خاطئ أو انتهت صلاحيته. يُرجى استخدام الرمز الوارد في أحدث رسالة.",
  signInCodeOver: "تكرر إدخال رمز خاطئ. يُرجى طلب رسالة جديدة.",
  signInTooManyLinks: "طُلبت رسائل تسجيل دخول أكثر من المسموح. يُرجى إعادة المحاولة بعد بضع ساعات.",
  identitySignInAgain: `مضى على تسجيل دخولك أكثر من ${minutesOf(limits.freshSignInMinutes)}. يُرجى تسجيل الدخول مجددًا لربط الحسابين.`,
  // The login page prefixes 'تعذّر تسجيل الدخول: '.
  identityOfAnother: "ذلك الحساب مرتبط بالفعل بحساب Cairn آخر.",
  identitySecond: "لديك بالفعل حساب آخر من هذا المزوّد لتسجيل الدخول.",
  identityLast: "يجب أن تبقى لديك طريقة واحدة على الأقل لتسجيل الدخول.",
  tokenNotValid: "رمز الوصول هذا غير صالح. ربما كُتب خطأ أو انتهت صلاحيته أو أُلغي.",
  tokenNotAllowed: "رمز الوصول هذا لا يسمح بذلك.",
  goalNotEnded: "هذا الهدف ما زال نشطًا.",
  goalNotPaused: "هذا الهدف ليس موقوفًا مؤقتًا.",
  goalUndoTooLate: "لم يعد التراجع عن هذا ممكنًا.",
  goalReopenTooLate: `لا يمكن إعادة فتح الهدف إلا خلال ${daysOf(limits.reopenDays)} من إكماله أو إغلاقه.`,
  goalWhyMissing: "يُرجى إدخال سبب. سيراه الموجّه.",
  pauseDayInvalid: `يُرجى اختيار يوم خلال ${daysOf(limits.pauseDays)} من الآن.`,
  pauseTooMany: `الحد الأقصى لعدد مرات إيقاف الهدف مؤقتًا هو ${limits.pausesPerGoal}.`,
  emailCheckInLinkWrong: "هذا الرابط غير صالح. يمكنك إجراء المتابعة في Cairn بدلًا من ذلك.",
  goalNoStreak: "هذا الهدف بلا سلسلة.",
  importNotCsv: "هذا السطر ليس بصيغة CSV صالحة.",
  importColumnsMissing: "يجب أن يسمّي السطر الأول الأعمدة: day وvalue، وكذلك note إن وُجدت ملاحظات.",
  importSeveralGoals: "يحتوي هذا الملف على عدة أهداف. يُرجى اختيار الهدف المراد استيراده.",
  importTooMany: `الحد الأقصى لعدد أسطر الملف هو ${numberInWords(limits.importLines, plainNotation)}.`,
  importDayInvalid: "يجب أن يكون اليوم تاريخًا مثل 2026-03-10.",
  importDayTooEarly: "مضى على هذا اليوم أكثر من عشر سنوات.",
  importDayGoesBack: "هذا اليوم أسبق من اليوم في السطر الذي قبله.",
  importDayBeforeLedger: "هذا اليوم أسبق من آخر يوم في سجل الهدف.",
  importValueInvalid: "القيمة لا تناسب هذا الهدف.",
  importValueAmbiguous:
    "هذا الرقم ملتبس: قد يعني 1.200 العدد 1200 أو 1.2. يُرجى كتابته من دون فاصل للآلاف.",
  importNoteTooLong: `الحد الأقصى لعدد أحرف الملاحظة هو ${limits.entryNote}.`,
  importNothing: "لا شيء لاستيراده: لا سطر يغيّر القيمة.",
  importGoalMoved: "تغيّر الهدف في هذه الأثناء. يُرجى فحص الملف من جديد.",
  stepMissing: "يُرجى إدخال خطوة.",
  stepTooLong: `الحد الأقصى لعدد أحرف الخطوة هو ${limits.step}.`,
  stepTooMany: `الحد الأقصى لعدد خطوات الهدف هو ${limits.stepsPerGoal}.`,
  suggestionTooMany: `الحد الأقصى للخطوات المقترحة المفتوحة في وقت واحد هو ${limits.suggestionsPerGoal}.`,
  ifThenMissing: "يُرجى ملء الجزأين.",
  ifThenTooLong: `الحد الأقصى لعدد أحرف كل جزء من خطة العقبة هو ${limits.ifThen}.`,
  ifThenTooMany: `الحد الأقصى لعدد خطط العقبات في الهدف هو ${limits.ifThensPerGoal}.`,
  completionWaits: "هذا الهدف ينتظر رد الموجّه. يُرجى سحب الطلب أولًا.",
  completionNotAsked: "لم يعد هذا الطلب مفتوحًا.",
  coachingNone: "ليس لهذا الهدف موجّه الآن.",
  coachingAnother: "لهذا الهدف الآن موجّه آخر.",
  coachingTooLate: `لا يمكن إزالة الموجّه إلا خلال ${daysOf(limits.takeBackDays)} من قبوله. بعد ذلك ينتهي التوجيه بانتهاء الهدف أو بقرار من الموجّه.`,
  noteNudgedLately: `سبق أن أرسلت تنبيهًا ودّيًا بشأن هذا الهدف خلال آخر ${daysOf(limits.nudgeDays)}.`,
  noteNothingMissed: "لا متابعات فائتة في هذا الهدف الآن.",
  privateNoteTooLong: `الحد الأقصى لعدد أحرف الملاحظة الخاصة هو ${numberInWords(limits.privateNote, plainNotation)}.`,
  privateNoteTooMany: `الحد الأقصى لعدد ملاحظاتك الخاصة على الهدف هو ${limits.privateNotesPerGoal}.`,
  emailNoServer: "هذا الخادم لا يرسل البريد الإلكتروني.",
  emailNoAddress: "لا يوجد عنوان بريد إلكتروني لتأكيده.",
  emailAlreadyVerified: "سبق تأكيد عنوان البريد الإلكتروني هذا.",
  emailVerificationTooSoon: "أُرسلت رسالة تأكيد قبل لحظات. يُرجى إعادة المحاولة لاحقًا.",

  // product 17.3
  adminUserNotFound: "لا يوجد مستخدم بعنوان البريد الإلكتروني هذا.",
  adminWrongPassword: "كلمة المرور غير صحيحة.",
  adminInvalidEmail: "عنوان البريد الإلكتروني غير صالح.",
  adminTooManyAttempts: "تجاوزت المحاولات الفاشلة الحد المسموح. يُرجى إعادة المحاولة لاحقًا.",
  adminCodeMissing: "يُرجى إدخال الرمز من تطبيق المصادقة.",
  adminCodeWrong: "هذا الرمز خاطئ أو سبق استخدامه.",
  adminSetUpCode:
    "هذا الرمز خاطئ أو سبق استخدامه أو انتهت صلاحيته. يُرجى إعادة تشغيل Cairn للحصول على رمز جديد.",
  adminSetupFailed: "تعذّر إعداد المستخدم المسؤول. يُرجى إعادة المحاولة.",
  adminPasswordTooShort: `الحد الأدنى لعدد أحرف كلمة المرور هو ${limits.adminPasswordLeast}.`,
  adminPasswordTooLong: `الحد الأقصى لعدد أحرف كلمة المرور هو ${limits.adminPasswordMost}.`,
  adminPasswordTooCommon: "كلمة المرور هذه شائعة جدًا. يُرجى اختيار كلمة أخرى.",
  adminAccountExists: "يوجد بالفعل حساب مسؤول بهذا العنوان.",
  adminAccountUnknown: "لا يوجد حساب مسؤول بهذا العنوان.",
  adminSecretKeyMissing:
    "لم يُضبط SECRET_KEY. يُرجى ضبطه على مفتاح الخادم نفسه، فهو يشفّر عوامل التحقق الثانية.",
  adminSecretKeyWrong:
    "قيمة SECRET_KEY ليست المفتاح الذي شُفّرت به عوامل التحقق الثانية. لم يتغير شيء. يُرجى ضبطه على مفتاح الخادم نفسه. وإذا تغيّر مفتاح الخادم، فيُرجى أولًا إيقاف عوامل التحقق الثانية القديمة (totp EMAIL --off).",
  adminOwnAccount: "لا يمكنك تعطيل حسابك أو حذفه من هنا.",
  adminLastAdmin: "يجب أن يبقى مسؤول واحد على الأقل.",
  adminUserGone: "لم يعد هذا المستخدم موجودًا.",
  adminSyncRunning: "هناك مزامنة جارية بالفعل.",
  announcementOver: "سبق إرسال هذا الإعلان أو إيقافه.",
  seedTooLarge:
    "هذا القدر من البيانات التجريبية أكبر من أن تنشئه هذه الصفحة. يُرجى تشغيل npm run seed على الخادم بدلًا من ذلك.",
} satisfies Words<typeof english>;
