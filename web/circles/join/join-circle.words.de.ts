import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./join-circle.words.ts";

export const words = {
  home: "Cairn, Startseite",
  title: "Einem Kreis beitreten",
  loading: "Die Einladung wird geladen...",
  failed: "Die Einladung konnte nicht geladen werden.",
  incomplete:
    "Dieser Einladungslink ist unvollständig. Kopieren Sie den ganzen Link oder bitten Sie um einen neuen.",
  withoutScript: "Schalten Sie JavaScript ein, um diese Einladung zu öffnen.",
  invites: (inviter) => parts(inviter, " lädt Sie ein"),
  seen: "Was die anderen sehen",
  see: {
    name: "Ihren Namen",
    titles: "Die Titel der Ziele, die Sie einbringen",
    checkIns:
      "Ob Sie in der Woche eingecheckt haben, ob Sie Ihre Zusage gehalten haben und ob Sie abwesend waren",
    line: "Ihren Satz zur Woche und was Sie dem Kreis schreiben",
  },
  unseen: "Was sie nie sehen",
  never: {
    progress: "Wie weit Ihre Ziele sind: Werte, Prozente, Tempo, Fälligkeiten",
    texts: "Die übrigen Texte Ihrer Ziele, Ihre Notizen und den Wortlaut Ihrer Check-ins",
    coaching: "Alles zwischen Ihnen und einem Coach",
  },
  signInFirst: "Melden Sie sich an, um beizutreten.",
  join: "Beitreten",
  member: "Sie sind schon Mitglied dieses Kreises.",
  toCircle: "Zum Kreis",
  dashboard: "Zum Dashboard",
} satisfies Words<typeof english>;
