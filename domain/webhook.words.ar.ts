import type { Words } from "./language.ts";
import * as limits from "./limits.ts";
import { arabicPlural } from "./plural.ts";
import type { words as english } from "./webhook.words.ts";

function secondsOf(count: number): string {
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
  events: {
    "goal.completed": "اكتمال هدف",
    "coach.accepted": "قبول موجّه",
    "check_in.missed": "متابعة فائتة",
    "webhook.test": "حدث تجريبي",
  },

  faults: {
    address: "لا يمكن استخدام هذا العنوان",
    private: "هذا العنوان على شبكة خاصة",
    "no-address": "لم يُعثر على اسم المضيف",
    connection: "لا يوجد اتصال",
    certificate: "الشهادة غير صالحة",
    time: `لا رد خلال ${secondsOf(limits.webhookSeconds)}`,
    redirect: "أعاد المستقبِل التوجيه إلى عنوان آخر، وهذا غير مدعوم",
    answer: "أعاد المستقبِل خطأ",
    secret: "تعذّرت قراءة المفتاح السري. يُرجى تغييره.",
    "turned-off": "تم إيقاف خطاف الويب",
    restored: "ربما أُرسل قبل استعادة نسخة احتياطية",
  },
} satisfies Words<typeof english>;
