import type { Words } from "./language.ts";
import { arabicPlural } from "./plural.ts";
import type { words as english } from "./relative-time.words.ts";

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

function minutesFrom(count: number): string {
  return arabicPlural(count, {
    zero: "أقل من دقيقة",
    one: "دقيقة",
    two: "دقيقتين",
    few: `${count} دقائق`,
    many: `${count} دقيقة`,
    other: `${count} دقيقة`,
  });
}

function hoursFrom(count: number): string {
  return arabicPlural(count, {
    zero: "أقل من ساعة",
    one: "ساعة",
    two: "ساعتين",
    few: `${count} ساعات`,
    many: `${count} ساعة`,
    other: `${count} ساعة`,
  });
}

export const words = {
  justNow: "الآن",
  justNowInSentence: "الآن",
  minutesAgo: (minutes) => `قبل ${minutesFrom(minutes)}`,
  hoursAgo: (hours) => `قبل ${hoursFrom(hours)}`,
  daysAgo: (days) => `قبل ${daysFrom(days)}`,
} satisfies Words<typeof english>;
