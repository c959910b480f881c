import type { Words } from "#domain/language.ts";
import { words as list } from "#domain/list.words.ts";
import { arabicPlural } from "#domain/plural.ts";
import type { words as english } from "./server-state.words.ts";

function secondsApart(count: number): string {
  return arabicPlural(count, {
    zero: "0 ثانية",
    one: "ثانية واحدة",
    two: "ثانيتين",
    few: `${count} ثوانٍ`,
    many: `${count} ثانية`,
    other: `${count} ثانية`,
  });
}

export const words = {
  address: "العنوان",
  peopleCome: (origin) => `عنوان Cairn هو ${origin}.`,
  comeFromHere: (origin) => `عنوان Cairn هو ${origin}، ولا يمكن الوصول إليه إلا من هذا الجهاز.`,
  comeUnencrypted: (origin) => `عنوان Cairn هو ${origin}. الاتصال غير مشفّر.`,
  setHttps: "يُرجى ضبطه على عنوان https الذي يستخدمه الأشخاص، ووضع وكيل أمام Cairn.",

  signIn: "تسجيل الدخول",
  anybody: "كل من يصل إلى هذا الخادم يمكنه الدخول باسم أي شخص، لأنه يعمل مزوّدًا لتسجيل الدخول بنفسه.",
  setProvider: "يُرجى ضبط بيانات اعتماد أحد المزوّدين. الشرح خطوة بخطوة في docs/sign-in.md.",
  providers: (names) => `يكون تسجيل الدخول عبر ${list.and(names)}.`,
  byEmail: {
    invited: "رابط بالبريد (للمدعوين)",
    domains: "رابط بالبريد (للمدعوين والنطاقات المسموح بها)",
    open: "رابط بالبريد (للجميع)",
  },
  byPasskey: "مفاتيح المرور",
  registered: (way, address) => `${address} لدى ${way}`,
  toRegister: (ways) =>
    `يُرجى تسجيل عنوان إعادة التوجيه ${list.and(ways)}، ثم تسجيل الدخول مرة بنفسك.`,

  mail: "البريد الإلكتروني",
  noMail:
    "لم يُضبط خادم بريد، لذا لا تُرسل أي رسائل: لا تذكيرات ولا ملخصات ولا روابط دخول. يمكن دعوة الأشخاص بنسخ رابط.",
  setMail: "لإرسال البريد، يُرجى ضبط خادم البريد وعنوان المرسل.",
  mailRefused: (host, from, reason) => `يرفض ${host} البريد من ${from}. وكان رده: ${reason}`,
  lookAtAccount: "يُرجى فحص الحساب وحدوده وعنوان المرسل وSPF وDKIM. يعيد Cairn المحاولة مدة يومين.",
  mailLeaves: (host, from) => `يُرسل البريد عبر ${host} باسم ${from}.`,
  sendTestMail: "يُرجى إرسال رسالة اختبار والتأكد من وصولها.",

  proxy: "الوكيل",
  trusted: (proxies) => `عناوين العملاء التي يبلغ عنها ${list.and(proxies)} موثوق بها.`,
  noProxy: "تُهمل عناوين العملاء التي تبلغ عنها الوكلاء.",
  noProxyBehindOne:
    "تُهمل عناوين العملاء التي تبلغ عنها الوكلاء. إذا كان Cairn خلف وكيل، فسيتشارك الجميع حدًا واحدًا للطلبات.",
  setProxy: "يُرجى ضبط العنوان الذي يتصل منه الوكيل، مثل 127.0.0.1.",

  database: "قاعدة البيانات",
  postgres: "PostgreSQL.",
  inMemory: "في الذاكرة. تُفقد كل البيانات عند توقف الخادم.",
  setDatabase: "يُرجى ضبط عنوان PostgreSQL أو مجلد.",
  embedded: "مضمّنة في مجلد على هذا الجهاز. تصلح لعملية واحدة وبضع مئات من الميغابايت.",
  forMore:
    "لعدد أكبر من الأشخاص أو لعدة عمليات، يُرجى استخدام PostgreSQL. ويمكن استعادة نسخة احتياطية من قاعدة البيانات هذه فيها.",

  secretKey: "المفتاح السري",
  keyGiven: "مضبوط في البيئة.",
  keyInFile: "في ملف بجانب مجلد قاعدة البيانات.",
  keepKey: "يُرجى الاحتفاظ بنسخة من هذا الملف، لكن ليس مع النسخ الاحتياطية.",

  time: "الوقت",
  sameTime: "ساعة هذا الجهاز وساعة قاعدة البيانات متطابقتان.",
  ahead: (seconds) => `ساعة هذا الجهاز متقدمة على قاعدة البيانات بمقدار ${secondsApart(seconds)}.`,
  behind: (seconds) => `ساعة هذا الجهاز متأخرة عن قاعدة البيانات بمقدار ${secondsApart(seconds)}.`,
  followTimeServer: "يُرجى مزامنتهما مع خادم وقت (NTP).",

  backups: "النسخ الاحتياطية",
  backupsUnknown: "لا يستطيع Cairn معرفة ما إذا كانت هناك نسخ احتياطية.",
  makeBackups: (make, check) =>
    `يُرجى تشغيل «${make}» كل ليلة، وحفظ الملف على جهاز آخر، واختباره بـ «${check}».`,
} satisfies Words<typeof english>;
