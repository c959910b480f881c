import { words as list } from "#domain/list.words.ts";
export const words = {
  address: "Address",
  peopleCome: (origin: string) => `Cairn's address is ${origin}.`,
  comeFromHere: (origin: string) =>
    `Cairn's address is ${origin}, which only this machine can reach.`,
  comeUnencrypted: (origin: string) =>
    `Cairn's address is ${origin}. The connection isn't encrypted.`,
  setHttps: "Set it to the https address that people use, and put a proxy in front of Cairn.",

  signIn: "Sign-in",
  anybody:
    "Anyone who can reach this server can sign in as anyone: it acts as its own sign-in provider.",
  setProvider: "Set a provider's credentials. docs/sign-in.md explains it step by step.",
  providers: (names: readonly string[]) => `People sign in with ${list.and(names)}.`,
  byEmail: {
    invited: "a link by email (invited people)",
    domains: "a link by email (invited people and allowed domains)",
    open: "a link by email (anyone)",
  },
  byPasskey: "passkeys",
  registered: (way: string, address: string) => `${address} with ${way}`,
  toRegister: (ways: readonly string[]) =>
    `Register the redirect address ${list.and(ways)}. Then sign in once yourself.`,

  mail: "Email",
  noMail:
    "No mail server is set, so no email is sent: no reminders, no summaries, no sign-in links. Invite people by copying a link.",
  setMail: "To send email, set the mail server and the sender address.",
  mailRefused: (host: string, from: string, reason: string) =>
    `${host} refuses email from ${from}. It said: ${reason}`,
  lookAtAccount:
    "Check the account, its limits, its sender address, SPF and DKIM. Cairn retries for two days.",
  mailLeaves: (host: string, from: string) => `Email is sent through ${host} as ${from}.`,
  sendTestMail: "Send a test email and check that it arrives.",

  proxy: "Proxy",
  trusted: (proxies: readonly string[]) =>
    `Client addresses reported by ${list.and(proxies)} are trusted.`,
  noProxy: "Client addresses reported by proxies are ignored.",
  noProxyBehindOne:
    "Client addresses reported by proxies are ignored. If Cairn is behind a proxy, everyone shares one rate limit.",
  setProxy: "Set the address the proxy connects from, such as 127.0.0.1.",

  database: "Database",
  postgres: "PostgreSQL.",
  inMemory: "In memory. All data is lost when the server stops.",
  setDatabase: "Set a PostgreSQL address or a folder.",
  embedded:
    "Embedded, in a folder on this machine. Suitable for one process and a few hundred megabytes.",
  forMore:
    "For more people or several processes, use PostgreSQL. You can restore a backup of this database into it.",

  secretKey: "Secret key",
  keyGiven: "Set in the environment.",
  keyInFile: "In a file next to the database folder.",
  keepKey: "Keep a copy of this file, but not with the backups.",

  time: "Time",
  sameTime: "This machine's clock and the database's agree.",
  ahead: (seconds: number) => `This machine is ${seconds} seconds ahead of the database.`,
  behind: (seconds: number) => `This machine is ${seconds} seconds behind the database.`,
  followTimeServer: "Synchronize both with a time server (NTP).",

  backups: "Backups",
  backupsUnknown: "Cairn can't see whether you make backups.",
  makeBackups: (make: string, check: string) =>
    `Run '${make}' every night, keep the file on another machine, and test it with '${check}'.`,
};
