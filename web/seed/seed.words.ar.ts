import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { arabicPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./seed.words.ts";

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

export const words = {
  title: "بيانات تجريبية",
  what: "أداة للمطورين لإنشاء مستخدمين وأهداف تجريبية ومسحها.",

  seededNow: "البيانات التجريبية الحالية",
  people: "أشخاص يمكن تسجيل الدخول باسمهم",
  crowdPeople: "أشخاص إضافيون",

  seed: "إنشاء",
  seedWhat:
    "ينشئ أشخاصًا وهميين لديهم أهداف في كل الحالات، مع موجّهين وملاحظات وشارات ومتابعات ورسائل وشهر من النشاط. ويستبدل البيانات التجريبية السابقة. يمكنك تسجيل الدخول باسم أي منهم.",
  crowd: "أشخاص إضافيون",
  crowdHint: `أشخاص أكثر لملء القوائم: من 0 إلى ${limits.seedPeople}`,
  goalsEach: "الأهداف لكل شخص",
  goalsEachHint: `لكل شخص إضافي: من 0 إلى ${limits.seedGoals}`,
  notInRange: (most) => `يُرجى إدخال عدد صحيح من 0 إلى ${most}.`,
  larger: (command) => parts("لبيانات أكثر، يُرجى تشغيل هذا على الخادم: ", command),
  command: "npm run seed --",
  commandPeople: "--people 1000",
  commandGoals: "--goals-per-person 10",
  seedData: "إنشاء البيانات",
  seeding: "جارٍ الإنشاء...",
  seeded: (people, count) => `تم الإنشاء. الأشخاص: ${people}، ولديهم ${goals(count)}.`,
  signIn: "تسجيل الدخول باسم أحدهم",

  clear: "مسح",
  clearWhat:
    "يحذف الأشخاص التجريبيين وكل بياناتهم. لا تُحذف بيانات غيرهم، لكن الأهداف التي يوجّهها شخص تجريبي تفقد موجّهها.",
  clearData: "مسح البيانات",
  clearing: "جارٍ المسح...",
  nothingToClear: "لم تكن هناك بيانات تجريبية لمسحها.",
  cleared: (people) => `تم المسح. الأشخاص التجريبيون المحذوفون مع كل بياناتهم: ${people}.`,
} satisfies Words<typeof english>;
