import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./circle-reports.words.ts";

export const words = {
  title: "Signalements des cercles",
  hint: "Des membres envoient ces textes aux admins. Les admins ne voient rien d’autre d’un cercle.",
  sent: (time) => parts("Envoyé le ", time, "."),
  closed: (time) => parts(" Clos le ", time, "."),
  close: "Clore le signalement",
  from: (name) => ` envoyé par ${name}`,
} satisfies Words<typeof english>;
