import type { Words } from "./language.ts";
import type { words as english } from "./share-message.words.ts";

export const words = {
  fallback: "أعمل على أهدافي! خطوة بعد خطوة، وكل خطوة لها أثر.",

  workingOn: (goal) => `أعمل على هدف: «${goal}».`,
  wholeWay: "وصلت إلى 100%.",
  atBeginning: "ما زلت في البداية.",
  onTheWayTo: (percent, day) => `قطعت ${percent}% من الطريق إلى التاريخ المستهدف، ${day}.`,
  onTheWay: (percent, progress) => `قطعت ${percent}% من الطريق: ${progress}.`,
  callComplete: "لم يبقَ إلا إعلان اكتماله.",
  aim: (aim, due) => (due === null ? `${aim}.` : `${aim}، والموعد النهائي ${due}.`),
  getThere: "أنوي بلوغ الهدف",
  toGo: (amount) => `المتبقي: ${amount}`,
  more: "",

  askCoach: (goal) =>
    `وضعت لنفسي هدفًا: «${goal}». هل يناسبك توجيهي فيه؟ يكفي اطلاعك عليه من حين إلى آخر، مع رأي صريح في سيره.`,
} satisfies Words<typeof english>;
