import type { Words } from "./language.ts";
import type { words as english } from "./template.words.ts";

export const words = {
  difficulty: {
    beginner: "Inicial",
    intermediate: "Intermedio",
  },

  certification: {
    name: "Certificación profesional",
    description: "Obtener una certificación reconocida en su campo.",
    framework: {
      specific: "Preparar y aprobar el examen de una certificación reconocida en mi campo.",
      achievable: "Estudiaré una hora al día y haré un examen de práctica cada dos semanas.",
      relevant: "El certificado demuestra una habilidad que exige mi puesto actual o el siguiente.",
    },
    estimatedTime: "1 hora/día",
  },

  networking: {
    name: "Red de contactos profesionales",
    description: "Conocer a gente de su campo y mantener el contacto.",
    framework: {
      specific: "Hacer nuevos contactos profesionales: escribir, reunirme y mantener la relación.",
      achievable: "Reservaré dos horas a la semana para eventos, mensajes y conversaciones.",
      relevant:
        "Los buenos contactos traen consejos, oportunidades y una visión más amplia de mi campo.",
    },
    unit: "contactos nuevos",
    estimatedTime: "2 horas/semana",
  },

  habit: {
    name: "Crear un hábito diario",
    description: "Crear un pequeño hábito a base de practicarlo todos los días.",
    framework: {
      specific: "Hacer todos los días una cosa pequeña y bien elegida hasta que salga sola.",
      achievable: "Lleva de 15 a 30 minutos, a la misma hora y en el mismo lugar cada día.",
      relevant: "Un hábito constante deja espacio para el trabajo que más me importa.",
    },
    estimatedTime: "15-30 min/día",
  },

  skill: {
    name: "Aprender una nueva habilidad",
    description: "Aprender una habilidad lo bastante bien como para usarla en el trabajo.",
    framework: {
      specific: "Aprender una habilidad de principio a fin y usarla en un pequeño proyecto propio.",
      achievable: "Practicaré 45 minutos al día con un curso o un libro que elegiré esta semana.",
      relevant: "La habilidad me permite asumir trabajos que hoy no puedo hacer.",
    },
    unit: "habilidad aprendida",
    estimatedTime: "45 min/día",
  },
} satisfies Words<typeof english>;
