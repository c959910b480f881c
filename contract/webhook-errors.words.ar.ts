import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./webhook-errors.words.ts";

export const words = {
  webhookUrlInvalid: `يُرجى إدخال عنوان مثل https://example.org/cairn لا يزيد عدد أحرفه على ${limits.webhookUrl}. لا يمكن أن يحتوي على اسم مستخدم أو كلمة مرور أو #.`,
  webhookUrlNotHttps: `يُرجى إدخال عنوان يبدأ بـ https:// ولا يزيد عدد أحرفه على ${limits.webhookUrl}. لا يمكن أن يحتوي على اسم مستخدم أو كلمة مرور أو #.`,
  webhookUrlPrivate:
    "هذا العنوان على شبكة خاصة، وهذا الخادم لا يرسل إلى الشبكات الخاصة. يمكن لمشغّل الخادم السماح بذلك.",
  webhookEventsMissing: "يُرجى اختيار حدث واحد على الأقل.",
  webhookTooMany: `الحد الأقصى لعدد خطافات الويب هو ${limits.webhooks}. يُرجى إزالة أحدها أولًا.`,
  webhookOff: "خطاف الويب هذا متوقف. يُرجى تشغيله أولًا.",
} satisfies Words<typeof english>;
