import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { arabicPlural } from "#domain/plural.ts";
import type { words as english } from "./token-errors.words.ts";

function minutesOf(count: number): string {
  return arabicPlural(count, {
    zero: "0 دقيقة",
    one: "دقيقة واحدة",
    two: "دقيقتين",
    few: `${count} دقائق`,
    many: `${count} دقيقة`,
    other: `${count} دقيقة`,
  });
}

export const words = {
  tokenNameMissing: "يُرجى إدخال اسم.",
  tokenNameTooLong: `الحد الأقصى لعدد أحرف الاسم هو ${limits.tokenName}.`,
  tokenDaysInvalid: `مدة صلاحية الرمز بالأيام: من 1 إلى ${limits.accessTokenDays}.`,
  tokenTooMany: `الحد الأقصى لعدد رموز الوصول هو ${limits.accessTokens}. يُرجى إلغاء أحدها أولًا.`,
  tokenSignInAgain: `مضى على تسجيل دخولك أكثر من ${minutesOf(limits.freshSignInMinutes)}. يُرجى تسجيل الدخول مجددًا لإنشاء الرمز.`,
} satisfies Words<typeof english>;
