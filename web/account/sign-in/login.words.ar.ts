import type { Words } from "#domain/language.ts";
import type { words as english } from "./login.words.ts";

export const words = {
  title: "تسجيل الدخول إلى Cairn",
  pitch: "أهداف واضحة، وتقدم مسجَّل، وإلى جانبك موجّه حتى بلوغها.",
  withoutScript: "يُرجى تفعيل JavaScript لتسجيل الدخول.",
  standIn: "وضع التطوير: تسجيل الدخول محاكاة.",
} satisfies Words<typeof english>;
