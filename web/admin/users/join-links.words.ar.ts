import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { arabicPlural } from "#domain/plural.ts";
import type { words as english } from "./join-links.words.ts";

function daysOf(count: number): string {
  return arabicPlural(count, {
    zero: "0 يوم",
    one: "يوم واحد",
    two: "يومين",
    few: `${count} أيام`,
    many: `${count} يومًا`,
    other: `${count} يوم`,
  });
}

export const words = {
  title: "روابط الدعوة",
  why: `يتيح كل رابط انضمام شخص واحد بمفتاح مرور، بلا بريد إلكتروني ولا حساب آخر. يعمل مرة واحدة خلال ${daysOf(limits.joinLinkDays)}. كل من لديه الرابط يمكنه استخدامه.`,
  notRead: "تعذّر تحميل روابط الدعوة.",
  open: "إنشاء رابط دعوة",
  invitee: "لمن هذا الرابط؟",
  inviteeHint: "اسم أو ملاحظة لهذه القائمة.",
  create: "إنشاء رابط الدعوة",
  link: "رابط الدعوة",
  linkHint: "لن يظهر مرة أخرى. يُرجى نسخه وإرساله إلى شخص واحد.",
  copy: "نسخ الرابط",
  copied: "تم نسخ الرابط.",
  notCopied: "تعذّر نسخ الرابط. وهو محدد الآن، لذا يمكنك نسخه بنفسك.",
  by: (inviter) => `، من ${inviter}، تنتهي صلاحيته في `,
  withdraw: "سحب",
  withdrawn: (invitee) => `تم سحب رابط «${invitee}».`,
} satisfies Words<typeof english>;
