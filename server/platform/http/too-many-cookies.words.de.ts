import type { Words } from "#domain/language.ts";
import type { words as english } from "./too-many-cookies.words.ts";

export const words = {
  title: "Zu viele Cookies",
  why: "Ihr Browser hat mehr Cookies gesendet, als Cairn annimmt. Vielleicht stammen sie von anderen Websites unter derselben Domain. Was Sie gespeichert haben, bleibt erhalten.",
  whatToDo: (open) =>
    `Löschen Sie in den Einstellungen Ihres Browsers die Cookies dieser Website und ihrer Domain. Dann können Sie ${open} und sich wieder anmelden. Bis dahin hilft ein privates Fenster.`,
  open: "Cairn öffnen",
} satisfies Words<typeof english>;
