import type { Words } from "#domain/language.ts";
import type { words as english } from "./email-sign-in.words.ts";

export const words = {
  email: "البريد الإلكتروني",
  ask: "إرسال رابط دخول إلى بريدي",
  askOwn: (address) => `إرسال رابط دخول إلى ${address}`,
  sent: (address) =>
    `إذا كان العنوان ${address} مسموحًا له بالدخول هنا، فستصله رسالة فيها رابط. يُرجى فتح الرابط في هذا المتصفح أو كتابة الرمز الوارد في الرسالة.`,
  sentToOwn: (address) =>
    `ستصل إلى ${address} رسالة فيها رابط. يُرجى فتح الرابط في هذا المتصفح أو كتابة الرمز الوارد في الرسالة.`,
  code: "الرمز الوارد في الرسالة",
  codeHint: "ستة أرقام",
  signIn: "تسجيل الدخول",
  confirm: "تأكيد",
  otherAddress: "استخدام عنوان آخر",
} satisfies Words<typeof english>;
