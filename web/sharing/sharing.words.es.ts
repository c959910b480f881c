import type { Words } from "#domain/language.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./sharing.words.ts";

export const words = {
  title: "Compartir objetivos",
  choose: "Elija un objetivo para compartirlo o para invitar a un coach.",
  select: (goal) => parts("Elegir ", goal),
  noGoals:
    "No tiene objetivos SMART activos que compartir. Vaya a «Añadir objetivo» para crear uno, o complete uno existente para compartir un logro.",
  addGoal: "Añadir objetivo",
  goalsFailed: "No se pudieron obtener sus objetivos. Inténtelo de nuevo.",
  loadingGoals: "Cargando sus objetivos...",

  loadingGoal: "Cargando el objetivo...",
  notFound: "No se encontró el objetivo que quería compartir.",
  goalFailed: "No se pudieron obtener los detalles del objetivo.",
  toDashboard: "Volver al panel",
  chooseAnother: "Elegir otro objetivo",
  progressOf: (goal) => `Progreso de ${goal}`,
  due: (measure, day, distance) => parts(`${measure}. Fecha límite: `, day, distance),

  purpose: "¿Qué quiere hacer?",
  shareProgress: "Compartir progreso",
  shareProgressHint: "Cuente a otras personas cómo va.",
  inviteCoach: "Invitar a un coach",
  inviteCoachHint: "Pida a una persona que sea su coach.",
  notActive: (completed) =>
    `Este objetivo está ${completed ? "completado" : "cerrado"}. Solo los objetivos activos pueden tener coach.`,
  coachedAlready: (coach) => `${coach} ya es coach de este objetivo.`,
  coachedNow: (coach) => `${coach} es ahora coach de este objetivo.`,

  message: "Vista previa del mensaje",
  waysToShare: "Formas de compartir",
  shareOn: (network) => `Compartir en ${network}`,
  copyMessage: "Copiar mensaje",
  messageCopied: "Mensaje copiado.",
  copyMessageFailed: "No se pudo copiar el mensaje.",
  shareFromDevice: "Compartir desde este dispositivo",
  shareFromDeviceFailed: "No se pudo compartir el mensaje desde este dispositivo.",
  notSupported: (platform) => `No se puede compartir en «${platform}».`,
  opensNetwork: (network, advice) =>
    `${network} se abre en una ventana nueva con este mensaje. ${advice}`,
  nothingPosted: "No se publica nada hasta que usted lo publique allí.",
  sendToOne:
    "Envíelo a una sola persona en lugar de publicarlo. La primera persona que acepte será su coach.",
  linkFirst: "Cree primero el enlace de invitación. Se añade a este mensaje.",

  invitation: "Su invitación",
  offer: (days) =>
    `Cree un enlace y envíelo a una persona. Es de un solo uso y caduca a los ${days} ${plural(days, "día", "días")}. Puede anularlo antes de que se use.`,
  createLink: "Crear enlace de invitación",
  linkCreated: "Enlace de invitación creado.",
  link: "Enlace de invitación",
  validUntil: (day, distance) =>
    parts("La primera persona que acepte será su coach. Válido hasta el ", day, ` (${distance}).`),
  copyLink: "Copiar enlace",
  sendByMail: "Enviar por correo",
  mailSubject: "¿Aceptaría ser mi coach?",
  linkCopied: "Enlace copiado.",
  copyLinkFailed: "No se pudo copiar el enlace.",
  withdraw: "Anular",
  withdrawal: "Anular la invitación",
  withdrawalSure: "¿Anular esta invitación? Su enlace deja de funcionar de inmediato.",
  withdrawInvitation: "Anular invitación",
  withdrawn: "Invitación anulada. Su enlace ya no funciona.",
  keepIt: "Conservar",

  inviteeSees: "Qué ve su coach",
  beforeAccepting: "Antes de aceptar",
  beforeAcceptingWhat: (owner, goal) =>
    parts("Su nombre (", owner, ") y la descripción del objetivo: ", goal, ". Nada más."),
  asCoach: "Como coach",
  asCoachWhat:
    "Este objetivo con su progreso y los seguimientos que usted comparta. Nunca su dirección de correo, sus demás objetivos ni sus ajustes.",

  coach: "Coach",
  coaches: (coach) => parts(coach, " es coach de este objetivo."),
  coachesNoLonger: (coach) => `${coach} ya no es coach de este objetivo.`,
  loadingInvitation: "Cargando la invitación...",
  invitationFailed: "No se pudo cargar la invitación.",
  noCoach: "Este objetivo aún no tiene coach.",
  inviteAgain: (coach) => `Invitar de nuevo a ${coach}`,

  doubt: "¿No es la persona indicada?",
  takeBackWhat: (coach) =>
    parts(
      coach,
      " dejará de ver este objetivo, y el enlace de invitación no volverá a funcionar. Usted conserva las notas que le escribió y puede invitar a otra persona.",
    ),
  keepCoach: (coach) => parts("Seguir con ", coach),
  takeBack: "Quitar coach",
} satisfies Words<typeof english>;
