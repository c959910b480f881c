import type { Words } from "./language.ts";
import type { words as english } from "./template.words.ts";

export const words = {
  difficulty: {
    beginner: "Einstieg",
    intermediate: "Fortgeschritten",
  },

  certification: {
    name: "Berufliche Zertifizierung",
    description: "Erwerben Sie ein Zertifikat, das in Ihrem Fach anerkannt ist.",
    framework: {
      specific:
        "Mich auf die Prüfung für ein in meinem Fach anerkanntes Zertifikat vorbereiten und sie bestehen.",
      achievable: "Ich lerne eine Stunde am Tag und mache alle zwei Wochen eine Probeprüfung.",
      relevant:
        "Das Zertifikat belegt eine Fähigkeit, die meine jetzige oder nächste Stelle verlangt.",
    },
    estimatedTime: "1 Std./Tag",
  },

  networking: {
    name: "Berufliches Netzwerk",
    description: "Lernen Sie Menschen aus Ihrem Fach kennen und bleiben Sie in Kontakt.",
    framework: {
      specific: "Neue berufliche Kontakte knüpfen: ansprechen, treffen und in Verbindung bleiben.",
      achievable:
        "Ich reserviere zwei Stunden pro Woche für Veranstaltungen, Nachrichten und Gespräche.",
      relevant: "Gute Kontakte bringen Rat, Chancen und einen breiteren Blick auf mein Fach.",
    },
    unit: "neue Kontakte",
    estimatedTime: "2 Std./Woche",
  },

  habit: {
    name: "Tägliche Gewohnheit",
    description: "Bauen Sie eine kleine Gewohnheit auf, indem Sie jeden Tag etwas dafür tun.",
    framework: {
      specific: "Jeden Tag eine kleine, gut gewählte Sache tun, bis sie von selbst geht.",
      achievable: "Es dauert 15 bis 30 Minuten, jeden Tag zur selben Zeit am selben Ort.",
      relevant: "Eine feste Gewohnheit schafft Raum für die Arbeit, die mir am wichtigsten ist.",
    },
    estimatedTime: "15–30 Min./Tag",
  },

  skill: {
    name: "Neue Fähigkeit erwerben",
    description: "Erwerben Sie eine Fähigkeit, die Sie bei der Arbeit einsetzen können.",
    framework: {
      specific:
        "Eine Fähigkeit von Grund auf erwerben und in einem kleinen eigenen Projekt anwenden.",
      achievable:
        "Ich übe 45 Minuten am Tag mit einem Kurs oder Buch, das ich diese Woche aussuche.",
      relevant: "Damit kann ich Aufgaben übernehmen, die ich heute noch nicht beherrsche.",
    },
    unit: "Fähigkeiten",
    estimatedTime: "45 Min./Tag",
  },
} satisfies Words<typeof english>;
