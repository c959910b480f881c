import type { Words } from "#domain/language.ts";
import type { words as english } from "./banners.words.ts";

export const words = {
  emailVerified: "تم تأكيد عنوان بريدك الإلكتروني. شكرًا لك!",
  planChosen: (plan) => `مرحبًا بك! باقتك هي ${plan}. يمكنك الآن تحديد هدفك الأول.`,
} satisfies Words<typeof english>;
