import type { Words } from "./language.ts";
import type { words as english } from "./motivation.words.ts";

export const words = {
  fallback: "Arbeiten Sie weiter an Ihren Zielen!",

  nearlyDone: "Sie haben fast alles geschafft, was Sie sich vorgenommen haben. Großartig.",
  wellOnYourWay: "Sie sind weit gekommen. Ihre Arbeit zahlt sich aus.",
  halfway: "Sie haben die Hälfte erreicht. Bleiben Sie bei dem, was funktioniert.",
  goodStart: "Ein guter Anfang ist gemacht. Jeder kleine Schritt zählt.",
  ofTime: "In diesen Durchschnitt fließt auch vergangene Zeit ein. Jeder kleine Schritt zählt.",

  reached: "Sie haben schon ein Ziel erreicht, und Sie können es wieder schaffen.",
  badge:
    "Sie haben schon ein Abzeichen erhalten. Heute ist ein guter Tag für den nächsten Schritt.",
  stalled: "Mindestens ein Ziel stockt. Machen Sie heute einen kleinen Schritt.",
  beginning: "Jedes Ziel beginnt mit einem kleinen Schritt. Heute ist ein guter Tag dafür.",
} satisfies Words<typeof english>;
