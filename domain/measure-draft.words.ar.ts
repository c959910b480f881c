import type { Words } from "./language.ts";
import type { words as english } from "./measure-draft.words.ts";

export const words = {
  forms: {
    Numeric: {
      label: "رقم",
      hint: "العدّ حتى بلوغ المستهدف، مثل 5 علاقات مهنية جديدة.",
      target: "المستهدف",
      importHint: "القيمة هي المجموع في نهاية ذلك اليوم، مثل 12 أو 2.5.",
    },
    Date: {
      label: "تاريخ محدد",
      hint: "يُنجز بحلول تاريخ معيّن.",
      target: "التاريخ المستهدف",
      importHint: "القيمة هي تاريخ تحقيق الهدف، أو تُترك فارغة.",
    },
    DailyStreak: {
      label: "سلسلة يومية",
      hint: "نقطة عن كل يوم يُنجز فيه المطلوب.",
      target: "المستهدف (بالأيام)",
      importHint: "القيمة هي عدد الأيام حتى الآن.",
    },
    Boolean: {
      label: "نعم أو لا",
      hint: "لا مراحل بينهما.",
      target: null,
      importHint: "القيمة هي yes أو no.",
    },
  },
} satisfies Words<typeof english>;
