import type { Words } from "#domain/language.ts";
import { words as list } from "#domain/list.words.de.ts";
import type { words as english } from "./server-state.words.ts";

export const words = {
  address: "Adresse",
  peopleCome: (origin) => `Cairn ist unter ${origin} erreichbar.`,
  comeFromHere: (origin) => `Cairn ist unter ${origin} nur von diesem Rechner aus erreichbar.`,
  comeUnencrypted: (origin) =>
    `Cairn ist unter ${origin} erreichbar. Die Verbindung ist nicht verschlüsselt.`,
  setHttps:
    "Tragen Sie hier die https-Adresse ein, die alle verwenden, und schalten Sie einen Proxy vor Cairn.",

  signIn: "Anmeldung",
  anybody:
    "Wer diesen Server erreicht, kann sich als beliebige Person anmelden: Er ist sein eigener Anmeldedienst.",
  setProvider:
    "Tragen Sie die Zugangsdaten eines Anbieters ein. docs/sign-in.md erklärt es Schritt für Schritt.",
  providers: (names) => `Die Anmeldung erfolgt mit ${list.and(names)}.`,
  byEmail: {
    invited: "einem Link per E-Mail (eingeladene Personen)",
    domains: "einem Link per E-Mail (eingeladene Personen und erlaubte Domains)",
    open: "einem Link per E-Mail (alle)",
  },
  byPasskey: "Passkeys",
  registered: (way, address) => `${address} bei ${way}`,
  toRegister: (ways) =>
    `Hinterlegen Sie als Weiterleitungsadresse ${list.and(ways)}. Melden Sie sich dann einmal selbst an.`,

  mail: "E-Mail",
  noMail:
    "Es ist kein Mailserver eingerichtet, deshalb werden keine E-Mails versendet: keine Erinnerungen, keine Überblicke, keine Anmeldelinks. Laden Sie Personen ein, indem Sie einen Link kopieren.",
  setMail: "Geben Sie zum Versenden den Mailserver und die Absenderadresse an.",
  mailRefused: (host, from, reason) =>
    `${host} weist E-Mails von ${from} zurück. Die Antwort: ${reason}`,
  lookAtAccount:
    "Prüfen Sie das Konto, seine Grenzen, die Absenderadresse, SPF und DKIM. Cairn versucht es zwei Tage lang weiter.",
  mailLeaves: (host, from) => `E-Mails werden über ${host} als ${from} versendet.`,
  sendTestMail: "Senden Sie eine Test-E-Mail und prüfen Sie, ob sie ankommt.",

  proxy: "Proxy",
  trusted: (proxies) => `Von ${list.and(proxies)} gemeldete Clientadressen gelten als echt.`,
  noProxy: "Von Proxys gemeldete Clientadressen werden ignoriert.",
  noProxyBehindOne:
    "Von Proxys gemeldete Clientadressen werden ignoriert. Steht Cairn hinter einem Proxy, gilt für alle zusammen ein Anfragelimit.",
  setProxy: "Geben Sie die Adresse an, von der der Proxy kommt, zum Beispiel 127.0.0.1.",

  database: "Datenbank",
  postgres: "PostgreSQL.",
  inMemory: "Im Arbeitsspeicher. Alle Daten gehen verloren, wenn der Server stoppt.",
  setDatabase: "Geben Sie eine PostgreSQL-Adresse oder einen Ordner an.",
  embedded:
    "Eingebettet, in einem Ordner auf diesem Rechner. Geeignet für einen Prozess und einige Hundert Megabyte.",
  forMore:
    "Verwenden Sie für mehr Personen oder mehrere Prozesse PostgreSQL. Ein Backup dieser Datenbank lässt sich dort einspielen.",

  secretKey: "Geheimer Schlüssel",
  keyGiven: "In der Umgebung festgelegt.",
  keyInFile: "In einer Datei neben dem Datenbankordner.",
  keepKey: "Bewahren Sie eine Kopie dieser Datei auf, aber nicht bei den Backups.",

  time: "Uhrzeit",
  sameTime: "Die Uhren dieses Rechners und der Datenbank stimmen überein.",
  ahead: (seconds) =>
    `Die Uhr dieses Rechners geht gegenüber der Datenbank ${seconds} Sekunden vor.`,
  behind: (seconds) =>
    `Die Uhr dieses Rechners geht gegenüber der Datenbank ${seconds} Sekunden nach.`,
  followTimeServer: "Gleichen Sie beide mit einem Zeitserver (NTP) ab.",

  backups: "Backups",
  backupsUnknown: "Cairn kann nicht sehen, ob Sie Backups machen.",
  makeBackups: (make, check) =>
    `Führen Sie jede Nacht „${make}“ aus, bewahren Sie die Datei auf einem anderen Rechner auf und prüfen Sie sie mit „${check}“.`,
} satisfies Words<typeof english>;
