import type { Words } from "#domain/language.ts";
import type { words as english } from "./zone-offer.words.ts";

export const words = {
  otherZone: (browser, account) => `المنطقة الزمنية لمتصفحك ${browser}، ولحسابك ${account}.`,
  acceptZone: (zone) => `استخدام ${zone}`,
} satisfies Words<typeof english>;
