import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./join-circle.words.ts";

export const words = {
  home: "Cairn، الصفحة الرئيسية",
  title: "الانضمام إلى مجموعة",
  loading: "جارٍ تحميل الدعوة...",
  failed: "تعذّر تحميل الدعوة.",
  incomplete: "رابط الدعوة هذا غير مكتمل. يُرجى نسخ الرابط كاملًا، أو طلب رابط جديد.",
  withoutScript: "يُرجى تفعيل JavaScript لفتح هذه الدعوة.",
  invites: (inviter) => parts("دعوة لك من ", inviter),
  seen: "ما يراه الآخرون",
  see: {
    name: "اسمك",
    titles: "عناوين الأهداف التي تشاركها مع المجموعة",
    checkIns: "هل أجريت المتابعة كل أسبوع، وهل وفيت بوعدك، أو كنت في غياب",
    line: "تعليقك الأسبوعي، ورسائلك إلى المجموعة",
  },
  unseen: "ما لا يرونه أبدًا",
  never: {
    progress: "مدى تقدم أهدافك: القيم والنسب والوتيرة والمواعيد النهائية",
    texts: "بقية نصوص أهدافك، وملاحظاتك، وكلمات متابعاتك",
    coaching: "أي شيء بينك وبين موجّه",
  },
  signInFirst: "يُرجى تسجيل الدخول للانضمام.",
  join: "الانضمام إلى المجموعة",
  member: "لديك عضوية في هذه المجموعة بالفعل.",
  toCircle: "إلى المجموعة",
  dashboard: "إلى لوحة المعلومات",
} satisfies Words<typeof english>;
