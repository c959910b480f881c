export const words = {
  address: "Address",
  peopleCome: (origin: string) => `People come to ${origin}.`,
  comeFromHere: (origin: string) => `People come to ${origin}, and this machine alone reaches it.`,
  comeUnencrypted: (origin: string) =>
    `People come to ${origin}, and what is sent can be read on the way.`,
  setHttps: "Set it to the https address that people type, and let a proxy stand before Cairn.",

  signIn: "Sign-in",
  anybody: "Whoever reaches this server signs in as anybody: it plays the provider itself.",
  setProvider: "Set the credentials of a provider, as docs/operating.md tells step by step.",
  providers: (names: readonly string[]) => `People sign in with ${names.join(" and ")}.`,
  registered: (way: string, address: string) => `at ${way} ${address}`,
  toRegister: (ways: readonly string[]) =>
    `The address to register is ${ways.join(", ")}. Sign in once yourself.`,

  mail: "Mail",
  mailStays: "Mail stays on this machine.",
  setMail: "Set the mail server and the address that mail comes from.",
  mailRefused: (host: string, from: string, reason: string) =>
    `${host} refuses mail from ${from}. It said: ${reason}`,
  lookAtAccount:
    "Look at the account, its limits and the address that it may send from, at SPF and DKIM. Mail is tried again for two days.",
  mailLeaves: (host: string, from: string) => `Mail leaves by ${host} as ${from}.`,
  sendTestMail: "Send a test mail, and look where it arrives.",

  proxy: "Proxy",
  trusted: (proxies: readonly string[]) =>
    `Client addresses reported by ${proxies.join(", ")} are trusted.`,
  noProxy: "No proxy is believed when it says who asks.",
  noProxyBehindOne:
    "No proxy is believed when it says who asks. Behind one, all people share the limits of one address.",
  setProxy: "Set the address that the proxy connects from, such as 127.0.0.1.",

  database: "Database",
  postgres: "PostgreSQL.",
  inMemory: "It is in memory, and ends with the server.",
  setDatabase: "Set the address of a PostgreSQL, or a folder.",
  embedded: "Embedded, in a folder of this machine: one process, some hundred megabytes.",
  forMore:
    "For more people, or several processes, set the address of a PostgreSQL; a backup of this one goes into it.",

  secretKey: "Secret key",
  keyGiven: "Given to the server.",
  keyInFile: "In a file beside the database's folder.",
  keepKey: "Keep a copy of that file, and not with the backups.",

  time: "Time",
  sameTime: "This machine and the database agree on the time.",
  ahead: (seconds: number) => `This machine is ${seconds} seconds ahead of the database.`,
  behind: (seconds: number) => `This machine is ${seconds} seconds behind the database.`,
  followTimeServer: "Let both follow a time server (NTP).",

  backups: "Backups",
  backupsUnknown: "Cairn cannot see whether you make any.",
  makeBackups: (make: string, check: string) =>
    `Run '${make}' each night, keep the file on another machine, and try it with '${check}'.`,
};
