import type { Words } from "./language.ts";
import { arabicPlural } from "./plural.ts";
import type { words as english } from "./needs-you.words.ts";

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
  asksForHelp: (help) => `طلب مساعدة: «${help}»`,
  saysDone: "إبلاغ بإنجاز الهدف",
  missed: (checkIns) =>
    arabicPlural(checkIns, {
      zero: "لا متابعات فائتة",
      one: "متابعة فائتة",
      two: "متابعتان فائتتان",
      few: `${checkIns} متابعات فائتة`,
      many: `${checkIns} متابعة فائتة`,
      other: `${checkIns} متابعة فائتة`,
    }),
  checkedIn: (health) => `تمت المتابعة: ${health}`,
  answered: (reply) => `رد: «${reply}»`,
  dueToday: "الموعد النهائي اليوم",
  dueTomorrow: "الموعد النهائي غدًا",
  dueIn: (days) => `الموعد النهائي بعد ${daysFrom(days)}`,
  cameBack: {
    day: "عودة: تسجيل في اليوم التالي ليوم فائت",
    week: "عودة: متابعة بعد متابعة فائتة",
  },

  nudge: (goal) => `كيف يسير «${goal}»؟ يكفي سطر واحد في متابعتك.`,
  praise: (goal) => `أحسنت بالعودة إلى «${goal}».`,
} satisfies Words<typeof english>;
