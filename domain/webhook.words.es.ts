import type { Words } from "./language.ts";
import * as limits from "./limits.ts";
import type { words as english } from "./webhook.words.ts";

export const words = {
  events: {
    "goal.completed": "Objetivo completado",
    "coach.accepted": "Invitación de coach aceptada",
    "check_in.missed": "Seguimiento no realizado",
    "webhook.test": "Evento de prueba",
  },

  faults: {
    address: "Esta dirección no se puede usar",
    private: "Esta dirección está en una red privada",
    "no-address": "No se encontró el nombre del servidor",
    connection: "Sin conexión",
    certificate: "El certificado no es válido",
    time: `Sin respuesta en ${limits.webhookSeconds} segundos`,
    redirect: "El destino redirigió la solicitud y no se siguen las redirecciones",
    answer: "El destino devolvió un error",
    secret: "No se puede leer el secreto. Cámbielo.",
    "turned-off": "El webhook se desactivó",
    restored: "Es posible que se enviara antes de restaurar una copia de seguridad",
  },
} satisfies Words<typeof english>;
