import type { Words } from "./language.ts";
import type { words as english } from "./goal.words.ts";

export const words = {
  field: {
    description: "الهدف",
    category: "الفئة",
    specific: "محدد",
    measurable: "قابل للقياس",
    targetValue: "المستهدف",
    unit: "الوحدة",
    achievable: "قابل للتحقيق",
    relevant: "ذو صلة",
    dueDate: "الموعد النهائي",
  },

  untitled: "هدف",
  quoted: (text) => `«${text}»`,
  became: (field, before, after) => `${field}: تغيير من ${before} إلى ${after}`,
} satisfies Words<typeof english>;
