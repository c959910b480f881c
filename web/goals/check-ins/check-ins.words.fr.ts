import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./check-ins.words.ts";

export const words = {
  toYourself: "Note personnelle",
  toYourCoach: "Note pour votre coach",
  howIsItGoing: "Comment ça avance ?",
  whoReads: "Qui peut lire cette note",
  onlyMe: "Moi uniquement",
  myCoachToo: "Mon coach et moi",
  noCoachNow:
    "Le coach à qui vous destiniez cette note n’accompagne plus cet objectif. Elle reste visible par vous uniquement.",
  anotherCoach: (coach) =>
    `${coach} n’était pas encore votre coach quand vous avez écrit cette note. Elle reste visible par vous uniquement, sauf si vous en décidez autrement.`,
  save: "Enregistrer la note",
  saved: "Note enregistrée.",

  loading: "Chargement de vos points de suivi...",
  none: "Vos points de suivi apparaîtront ici.",
  checkIn: (health) => (health === null ? "Point de suivi." : `Point de suivi : ${health}.`),
  promised: (said, promise) => `${said} Je vais ${promise}`,
  writtenFor: (category, when, readers) => parts(category, ` · ${when}, visible par ${readers}.`),
  youAlone: "vous uniquement",
  youAndCoach: "vous et votre coach",
} satisfies Words<typeof english>;
