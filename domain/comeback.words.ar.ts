import type { Words } from "./language.ts";
import { arabicPlural } from "./plural.ts";
import type { words as english } from "./comeback.words.ts";

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
  cameBack: {
    day: "عودة بعد يوم فائت",
    week: "عودة بعد متابعة فائتة",
  },

  runGoesOn: (days) => `يكفي تسجيل يوم واحد لتستمر سلسلتك من ${daysOf(days)}`,
  newRun: "يكفي تسجيل يوم واحد لتبدأ سلسلة جديدة",
  checkIn: {
    by: (weekday) => `المتابعة قبل نهاية يوم ${weekday} تجنّبك تفويت متابعتين متتاليتين`,
    within: (days) => `المتابعة خلال ${daysOf(days)} تجنّبك تفويت متابعتين متتاليتين`,
  },
  checkInAgain: {
    by: (weekday) => `متابعة قبل نهاية يوم ${weekday} تعيدك إلى المسار`,
    within: (days) => `متابعة خلال ${daysOf(days)} تعيدك إلى المسار`,
  },
} satisfies Words<typeof english>;
