import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { words as list } from "#domain/list.words.ts";
import { arabicPlural } from "#domain/plural.ts";
import type { words as english } from "./mails.words.ts";

function goals(count: number): string {
  return arabicPlural(count, {
    zero: "لا أهداف",
    one: "هدف واحد",
    two: "هدفان",
    few: `${count} أهداف`,
    many: `${count} هدفًا`,
    other: `${count} هدف`,
  });
}

function goalsOf(count: number): string {
  return arabicPlural(count, {
    zero: "0 هدف",
    one: "هدف واحد",
    two: "هدفين",
    few: `${count} أهداف`,
    many: `${count} هدفًا`,
    other: `${count} هدف`,
  });
}

function daysFrom(count: number): string {
  return arabicPlural(count, {
    zero: "أقل من يوم",
    one: "يوم",
    two: "يومين",
    few: `${count} أيام`,
    many: `${count} يومًا`,
    other: `${count} يوم`,
  });
}

function peopleOf(count: number): string {
  return arabicPlural(count, {
    zero: "0 شخص",
    one: "شخص واحد",
    two: "شخصين",
    few: `${count} أشخاص`,
    many: `${count} شخصًا`,
    other: `${count} شخص`,
  });
}

function hoursOf(count: number): string {
  return arabicPlural(count, {
    zero: "0 ساعة",
    one: "ساعة واحدة",
    two: "ساعتين",
    few: `${count} ساعات`,
    many: `${count} ساعة`,
    other: `${count} ساعة`,
  });
}

/** In the order of `domain/mail.ts`, after what several mails say. */
export const words = {
  yourGoal: "هدفك",
  answer: "رد",
  footer: {
    reason: (why) => `تصلك هذه الرسالة لأن ${why}.`,
    reasons: {
      weeklyUpdates: "الملخصات الأسبوعية مفعّلة",
      goalReminders: "تذكيرات الأهداف مفعّلة",
      circleAsks: "طلبات الحلقات مفعّلة",
      coachingNotes: "رسائل التوجيه مفعّلة",
      announcements: "الإعلانات مفعّلة",
      marketingEmails: "النصائح والعروض مفعّلة بطلب منك",
    },
    addressEntered: "هذا العنوان أُدخل في Cairn",
    noInvitations: "إيقاف الدعوات",
    settings: "إعدادات البريد",
    unsubscribe: "إلغاء الاشتراك",
  },

  verification: {
    subject: "تأكيد بريدك الإلكتروني في Cairn",
    heading: "تأكيد بريدك الإلكتروني",
    text: "أدخل شخص ما هذا العنوان في Cairn، وعلى الأرجح هو أنت. لتصلك التذكيرات وملاحظات الموجّه بالبريد، يُرجى تأكيد أنه لك.",
    verify: "تأكيد البريد",
    goodFor: `يعمل الرابط لمدة ${hoursOf(limits.verificationHours)}. إذا لم يكن هذا بطلب منك، فيُرجى تجاهل هذه الرسالة. لن تصلك رسائل أخرى.`,
  },

  weeklyUpdate: {
    subject: (count, dueSoon) =>
      dueSoon === 0
        ? `أسبوعك: ${goals(count)}`
        : `أسبوعك: ${goals(count)}، مواعيد قريبة: ${dueSoon}`,
    moved: (moved, count) => `تقدم في ${moved} من ${goalsOf(count)}`,
    heading: (day) => `منذ ${day}`,
    text: (moved, allOnPace) => (allOnPace ? `${moved}. الكل على الوتيرة.` : `${moved}.`),
    cameBackOnce: "عدت مرة واحدة بعد انقطاع.",
    cameBack: (times) =>
      arabicPlural(times, {
        zero: "",
        one: "عدت مرة واحدة بعد انقطاع.",
        two: "عدت مرتين بعد انقطاع.",
        few: `عدت ${times} مرات بعد انقطاع.`,
        many: `عدت ${times} مرة بعد انقطاع.`,
        other: `عدت ${times} مرة بعد انقطاع.`,
      }),
    goal: (change, pace, state) =>
      pace === null ? `${change}. ${state}` : `${change}. ${pace}. ${state}`,
    states: {
      completed: () => "اكتمل الهدف.",
      paused: () => "موقوف مؤقتًا.",
      open: (day) => `الموعد النهائي: ${day}.`,
      overdue: (day) => `فات الموعد: ${day}.`,
    },
    promised: (promise) => `وعدك: «${promise}»`,
    hadPromised: (promise, kept) => `الوعد السابق: «${promise}» (${kept})`,
    nothingChanged: "لا تغيير",
    coachOnGoal: (coach, goal) => `${coach}، بشأن «${goal}»`,
    next: (step) => `التالي: ${step}`,
    circleWeek: (checkedIn, of) => `${checkedIn} من ${of} أجروا المتابعة.`,
    circleAsks: (people) => `طلب مساعدة من ${list.and(people)}.`,
  },

  goalReminder: {
    reasons: {
      "due-in-a-week": () => "الموعد بعد أسبوع",
      "due-in-days": (left) => `الموعد بعد ${daysFrom(left)}`,
      "due-tomorrow": () => "الموعد غدًا",
      stalled: () => "لا تحديث مؤخرًا",
    },
    subject: (reason, goal) => `${reason}: ${goal}`,
    subjectOfSeveral: (count) => `${goals(count)} بحاجة إلى اهتمام`,
    headingOfSeveral: "هذه الأهداف بحاجة إلى اهتمام",
    lines: {
      "due-in-a-week": (day) => `الموعد بعد أسبوع: ${day}.`,
      "due-in-days": (day, left) => `الموعد بعد ${daysFrom(left)}: ${day}.`,
      "due-tomorrow": (day) => `الموعد غدًا: ${day}.`,
      stalled: (_day, _left, still) =>
        `لا تحديث منذ ${daysFrom(still)}. خطوة صغيرة واحدة تحرك الهدف من جديد.`,
    },
  },

  checkInReminder: {
    subject: (day) => `آخر يوم للمتابعة: ${day}`,
    heading: (checkIns) =>
      arabicPlural(checkIns, {
        zero: "لا متابعات مفتوحة",
        one: "متابعة واحدة مفتوحة",
        two: "متابعتان مفتوحتان",
        few: `${checkIns} متابعات مفتوحة`,
        many: `${checkIns} متابعة مفتوحة`,
        other: `${checkIns} متابعة مفتوحة`,
      }),
    openUntil: (day) => `مفتوحة حتى ${day}.`,
    checkInOpenUntil: (day) => `المتابعة مفتوحة حتى ${day}.`,
  },

  circleAsk: {
    circle: (name) => `«${name}»`,
    circles: "حلقاتك",
    subject: (member, circles) => `طلب مساعدة من ${member} في ${circles}`,
    subjectOfSeveral: (people, circles) => `طلبات مساعدة من ${peopleOf(people)} في ${circles}`,
    headingOfSeveral: "طلبات المساعدة",
    answer: "رد",
  },

  coachingNote: {
    subject: (writer, goal) => `رسالة من ${writer} بشأن «${goal}»`,
    yourCoach: "موجّهك",
    readAndAnswer: "قراءة ورد",
  },

  coachingHelp: {
    subject: (owner, goal) => `طلب مساعدة من ${owner} بشأن «${goal}»`,
    subjectOfSeveral: (owner, count) => `طلب مساعدة من ${owner} بشأن ${goalsOf(count)}`,
    headingOfSeveral: "طلبات المساعدة",
    text: (health) => `تمت المتابعة: ${health}. ما قد يساعد:`,
  },

  completionAsked: {
    subject: (owner, goal) => `إبلاغ من ${owner} بإنجاز «${goal}»`,
    text: "يمكنك التأكيد، أو الرد بـ «ليس بعد» مع ملاحظة. من دون رد، يكتمل الهدف تلقائيًا بعد 7 أيام.",
    answer: "تقديم الرد",
  },

  coachingWeek: {
    title: "توجيهك هذا الأسبوع",
    checkedIn: (health) => `تمت المتابعة: ${health}.`,
    withPace: (fact, pace) => `${fact} ${pace}.`,
    asksForHelp: (help) => `طلب مساعدة: «${help}»`,
    saysDone: "إبلاغ بإنجاز الهدف.",
    missed: (checkIns) =>
      arabicPlural(checkIns, {
        zero: "لا متابعات فائتة.",
        one: "متابعة فائتة.",
        two: "متابعتان فائتتان على التوالي.",
        few: `${checkIns} متابعات فائتة على التوالي.`,
        many: `${checkIns} متابعة فائتة على التوالي.`,
        other: `${checkIns} متابعة فائتة على التوالي.`,
      }),
    due: (day) => `الموعد النهائي: ${day}.`,
    openCoaching: "إلى صفحة التوجيه",
  },

  coachAccepted: {
    subject: (coach, goal) => `${coach} الآن موجّه «${goal}»`,
    heading: "أصبح لديك موجّه",
    text: (coach) =>
      `تم قبول دعوتك من ${coach}. يستطيع الموجّه الآن رؤية هذا الهدف وتقدمه والمتابعات المشاركة معه.`,
  },

  coachLeft: {
    subject: (coach, goal) => `انتهى توجيه ${coach} لهدف «${goal}»`,
    heading: "انتهى التوجيه",
    text: (coach) =>
      `انتهى التوجيه بقرار من ${coach}، ولم يعد هذا الهدف ظاهرًا للموجّه. تبقى ملاحظاته لديك. يمكنك دعوة شخص آخر.`,
    requestEnded: "لم يعد بإمكان الموجّه تأكيد إنجاز الهدف. لإكماله، يُرجى تحديده كمكتمل من جديد.",
  },

  colleagueInvited: {
    subject: (inviter) => `دعوة من ${inviter} للانضمام إلى Cairn`,
    heading: "دعوة للانضمام إلى Cairn",
    text: (inviter) =>
      `وصلتك دعوة من ${inviter} للانضمام إلى Cairn. هناك يمكنك تحديد أهداف، والاحتفاظ بسجل صادق لتقدمك، ودعوة موجّه لكل هدف.`,
    signIn: "تسجيل الدخول",
    noAccount: "يُنشأ حسابك عند تسجيل دخولك أول مرة. وحتى ذلك الحين، لا يحتفظ Cairn إلا بخبر دعوتك.",
  },
} satisfies Words<typeof english>;
