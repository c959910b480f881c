import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./onboarding.words.ts";

export const words = {
  home: "Cairn, inicio",
  withoutScript: "Active JavaScript para abrir esta invitación.",
  goalOf: (name) => parts("Objetivo de ", name),
  accept: "Aceptar invitación",
  tryAgain: "Reintentar",
  coaching: "Ver los objetivos que acompaña",
  dashboard: "Ir a mi panel",

  title: "Invitación para ser coach",
  loading: "Cargando la invitación...",

  linkCut: "Este enlace está incompleto",
  linkInvalid:
    "El enlace de invitación no es válido o está incompleto. Compruebe que es el que recibió.",
  linkInvalidHelp:
    "A veces, los enlaces largos se cortan en los mensajes. Copie el enlace entero o pídalo de nuevo.",

  notOpened: "No se pudo abrir la invitación",
  notRead: "No se pudieron obtener los detalles del objetivo.",
  notReadWhy: "Su invitación sigue siendo válida. Compruebe su conexión e inténtelo de nuevo.",

  welcome: (name) => parts(name, " le propone ser coach de un objetivo"),
  sessionEnded: "Su sesión ha terminado. Inicie sesión de nuevo para aceptar.",
  coachRole:
    "Un coach sigue el progreso del objetivo y ayuda con preguntas francas, sugerencias y ánimo.",
  meaning: "Qué implica aceptar",
  coachSees: "Puede ver este objetivo, su progreso y los seguimientos que se compartan con usted.",
  coachWrites: "Puede escribir notas cuando tenga algo que decir y leer las respuestas.",
  nameSeen: (name) =>
    parts(
      name,
      " puede ver su nombre. El coaching termina cuando el objetivo se completa o se cierra.",
    ),
  signedIn: "Ya tiene la sesión iniciada.",
  signedInAs: (name) => parts("Tiene la sesión iniciada como ", name, "."),
  signInFirst: "Después de iniciar sesión, volverá aquí y podrá aceptar la invitación.",

  accepting: "Aceptando la invitación",
  verifying: "Comprobando...",
  notAccepted: "Aún sin aceptar",
  acceptFailed: "No se pudo aceptar la invitación. Inténtelo de nuevo.",

  accepted: (name) => parts("Ya es coach de ", name),
  acceptedNews: (name) => parts("Invitación aceptada. Hemos avisado a ", name, ". ¡Gracias!"),
  next: "Próximos pasos",
  nextGoal: "El objetivo ya está en su página de coaching, donde puede seguir su progreso.",
  nextNote:
    "Escriba una primera nota: diga qué le gusta del objetivo o pregunte qué haría falta para que esta fuera una buena semana.",
  nextEnd: (name) =>
    parts(
      "Será coach de este objetivo hasta que ",
      name,
      " lo complete o lo cierre. Puede dejarlo en cualquier momento.",
    ),

  already: "Ya es coach de este objetivo",
  alreadyCoaching: (name, goal) =>
    parts("Usted ya es coach de ", name, " para el objetivo «", goal, "»."),
  alreadyWhy: "No hay nada más que aceptar.",

  notOpen: "Esta invitación ya no funciona",
  notOpenWhy:
    "Cada invitación es para una sola persona y caduca a las dos semanas. Quien la envió también puede anularla. Pida una nueva.",
  own: "Esta es su propia invitación",
  ownWhy: "Envíe el enlace a quien quiera como coach. Esa persona lo abre y acepta.",
  goalGone: "Este objetivo ha terminado",
  goalGoneWhy: "Se completó, se cerró o se eliminó después de enviar la invitación.",
  taken: "Este objetivo ya tiene coach",
  takenWhy:
    "Otra persona aceptó antes. Si fue usted, inicie sesión con esa cuenta y abra su página de coaching.",
} satisfies Words<typeof english>;
