import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./sign-in-mail.words.ts";

export const words = {
  subject: (code) => `Ihr Anmeldecode für Cairn: ${code}`,
  joinSubject: (code) => `Diese Adresse mit Cairn verbinden: ${code}`,
  heading: "Bei Cairn anmelden",
  joinHeading: "Diese Adresse verbinden",
  open: "Öffnen Sie diesen Link in dem Browser, in dem Sie ihn angefordert haben.",
  button: "Anmelden",
  joinButton: "E-Mail verbinden",
  code: (code) =>
    `Lesen Sie das auf einem anderen Gerät? Geben Sie diesen Code in dem Browser ein, in dem Sie ihn angefordert haben: ${code}`,
  goodFor: `Link und Code sind ${limits.emailSignInMinutes} Minuten gültig und können nur einmal verwendet werden. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Geben Sie den Code niemals weiter.`,

  elsewhereSubject: "Anmeldung bei Cairn",
  elsewhereHeading: "Sie haben schon ein Konto",
  elsewhere:
    "Jemand, wahrscheinlich Sie, hat für diese Adresse einen Anmeldelink angefordert. Die Adresse gehört zu einem Cairn-Konto mit einer anderen Anmeldeoption. Melden Sie sich wie gewohnt an. Wenn Sie sich auch per E-Mail anmelden möchten, verbinden Sie die Adresse auf Ihrer Kontoseite unter „Anmeldeoptionen“.",
  elsewhereButton: "Zu Cairn",
  elsewhereIgnore: "Wenn Sie das nicht waren, ignorieren Sie diese E-Mail.",
} satisfies Words<typeof english>;
