import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./shown-errors.words.ts";

export const words = {
  requestRate: "Demasiadas solicitudes. Inténtelo de nuevo más tarde.",
  sessionMissing: "Error: no ha iniciado sesión.",
  sessionGoalNotSaved: "Debe iniciar sesión para guardar un objetivo.",
  notFound: "No encontrado.",
  serverUnavailable:
    "No se puede conectar con el servidor. Compruebe su conexión a internet e inténtelo de nuevo.",
  serverFailed: "Algo salió mal. Inténtelo de nuevo.",
  goalAlreadyCompleted: "Este objetivo ya está completado.",
  goalNotFarEnough: `Puede marcar un objetivo como completado cuando llegue al ${limits.markComplete} %.`,
  progressAlreadyDone: "Ya está hecho.",
  progressNoActionForDate: "Esta acción no está disponible para objetivos con fecha.",
  progressDateInFuture: "La fecha no puede ser futura.",
  progressDayTooEarly: `Puede registrar progreso de hasta ${limits.backDatedDays} días atrás, pero no anterior a la creación del objetivo.`,
  progressUndoTooLate: "Este cambio ya no se puede deshacer.",
  progressUndoOvertaken:
    "Después de este cambio se registró otro progreso, así que no se puede deshacer.",
  progressStale: "El progreso cambió entretanto. Inténtelo de nuevo.",
} satisfies Words<typeof english>;
