import type { Words } from "./language.ts";
import type { words as english } from "./motivation.words.ts";

export const words = {
  fallback: "خطوة بعد خطوة نحو أهدافك!",

  nearlyDone: "أنجزت تقريبًا كل ما عزمت عليه. عمل رائع.",
  wellOnYourWay: "قطعت شوطًا كبيرًا، وجهدك يؤتي ثماره.",
  halfway: "وصلت إلى منتصف الطريق. ما نجح معك حتى الآن جدير بالاستمرار.",
  goodStart: "بداية جيدة. كل خطوة صغيرة لها أثر.",
  ofTime: "يشمل هذا المتوسط الوقت المنقضي. كل خطوة صغيرة لها أثر.",

  reached: "سبق أن أكملت هدفًا، ويمكنك تكرار ذلك.",
  badge: "سبق أن نلت شارة. اليوم مناسب للخطوة التالية.",
  stalled: "أحد أهدافك على الأقل بلا تحديث مؤخرًا. تكفي اليوم خطوة صغيرة.",
  beginning: "كل هدف يبدأ بخطوة صغيرة. اليوم مناسب لها.",
} satisfies Words<typeof english>;
