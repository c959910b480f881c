import type { Words } from "#domain/language.ts";
import { words as list } from "#domain/list.words.es.ts";
import { plural } from "#domain/plural.ts";
import type { words as english } from "./server-state.words.ts";

const inSeconds = (seconds: number) => `${seconds} ${plural(seconds, "segundo", "segundos")}`;

export const words = {
  address: "Dirección",
  peopleCome: (origin) => `La dirección de Cairn es ${origin}.`,
  comeFromHere: (origin) =>
    `La dirección de Cairn es ${origin}, a la que solo puede acceder este equipo.`,
  comeUnencrypted: (origin) => `La dirección de Cairn es ${origin}. La conexión no está cifrada.`,
  setHttps:
    "Asígnele la dirección https con la que se accede a Cairn y ponga un proxy delante de Cairn.",

  signIn: "Inicio de sesión",
  anybody:
    "Cualquiera que pueda acceder a este servidor puede iniciar sesión como cualquier persona: el servidor hace de su propio proveedor.",
  setProvider:
    "Configure las credenciales de un proveedor. docs/sign-in.md lo explica paso a paso.",
  providers: (names) => `Se inicia sesión con ${list.and(names)}.`,
  byEmail: {
    invited: "un enlace por correo (personas invitadas)",
    domains: "un enlace por correo (personas invitadas y dominios permitidos)",
    open: "un enlace por correo (cualquiera)",
  },
  byPasskey: "llaves de acceso",
  registered: (way, address) => `${address} en ${way}`,
  toRegister: (ways) =>
    `Registre la dirección de redirección ${list.and(ways)}. Después, pruebe a iniciar sesión con su propia cuenta.`,

  mail: "Correo",
  noMail:
    "No hay servidor de correo configurado, así que no se envían correos: ni recordatorios, ni resúmenes, ni enlaces de acceso. Para invitar a alguien, copie un enlace.",
  setMail: "Para enviar correos, configure el servidor de correo y la dirección del remitente.",
  mailRefused: (host, from, reason) =>
    `${host} rechaza los correos de ${from}. Su respuesta: ${reason}`,
  lookAtAccount:
    "Revise la cuenta, sus límites, la dirección del remitente, SPF y DKIM. Cairn lo reintenta durante dos días.",
  mailLeaves: (host, from) => `Los correos se envían a través de ${host} como ${from}.`,
  sendTestMail: "Envíe un correo de prueba y compruebe que llega.",

  proxy: "Proxy",
  trusted: (proxies) =>
    `Se confía en las direcciones de cliente comunicadas por ${list.and(proxies)}.`,
  noProxy: "Se ignoran las direcciones de cliente que comunican los proxies.",
  noProxyBehindOne:
    "Se ignoran las direcciones de cliente que comunican los proxies. Si Cairn está detrás de un proxy, todo el mundo comparte un mismo límite de solicitudes.",
  setProxy: "Indique la dirección desde la que se conecta el proxy, por ejemplo, 127.0.0.1.",

  database: "Base de datos",
  postgres: "PostgreSQL.",
  inMemory: "En memoria. Todos los datos se pierden cuando se detiene el servidor.",
  setDatabase: "Indique una dirección de PostgreSQL o una carpeta.",
  embedded:
    "Integrada, en una carpeta de este equipo. Adecuada para un proceso y unos cientos de megabytes.",
  forMore:
    "Para más personas o varios procesos, use PostgreSQL. Puede restaurar en ella una copia de seguridad de esta base de datos.",

  secretKey: "Clave secreta",
  keyGiven: "Definida en el entorno.",
  keyInFile: "En un archivo junto a la carpeta de la base de datos.",
  keepKey: "Conserve una copia de este archivo, pero no junto con las copias de seguridad.",

  time: "Hora",
  sameTime: "El reloj de este equipo y el de la base de datos coinciden.",
  ahead: (seconds) => `Este equipo va ${inSeconds(seconds)} por delante de la base de datos.`,
  behind: (seconds) => `Este equipo va ${inSeconds(seconds)} por detrás de la base de datos.`,
  followTimeServer: "Sincronice ambos con un servidor de hora (NTP).",

  backups: "Copias de seguridad",
  backupsUnknown: "Cairn no puede saber si se hacen copias de seguridad.",
  makeBackups: (make, check) =>
    `Ejecute «${make}» cada noche, guarde el archivo en otro equipo y compruébelo con «${check}».`,
} satisfies Words<typeof english>;
