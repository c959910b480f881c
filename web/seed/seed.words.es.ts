import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./seed.words.ts";

export const words = {
  title: "Datos de prueba",
  what: "Herramienta de desarrollo para crear y borrar usuarios y objetivos de prueba.",

  seededNow: "Datos de prueba actuales",
  people: "Personas con las que iniciar sesión",
  crowdPeople: "Personas adicionales",

  seed: "Crear",
  seedWhat:
    "Crea personas inventadas con objetivos en todos los estados, coaches, notas, insignias, seguimientos, correos y un mes de actividad. Sustituye los datos de prueba anteriores. Puede iniciar sesión como cualquiera de ellas.",
  crowd: "Personas adicionales",
  crowdHint: `Más personas, para llenar las listas: de 0 a ${limits.seedPeople}`,
  goalsEach: "Objetivos por persona",
  goalsEachHint: `Para cada persona adicional: de 0 a ${limits.seedGoals}`,
  notInRange: (most) => `Escriba un número entero de 0 a ${most}.`,
  larger: (command) => parts("Para más datos, ejecute esto en el servidor: ", command),
  command: "npm run seed --",
  commandPeople: "--people 1000",
  commandGoals: "--goals-per-person 10",
  seedData: "Crear datos",
  seeding: "Creando...",
  seeded: (people, goals) =>
    `Creado: ${people} personas con ${goals} ${plural(goals, "objetivo", "objetivos")}.`,
  signIn: "Iniciar sesión como una de ellas",

  clear: "Borrar",
  clearWhat:
    "Elimina las personas de prueba y todos sus datos. Los datos de las demás personas no se eliminan, pero los objetivos cuyo coach es una persona de prueba se quedan sin coach.",
  clearData: "Borrar datos",
  clearing: "Borrando...",
  nothingToClear: "No había datos de prueba que borrar.",
  cleared: (people) => `Borrado: ${people} personas de prueba y todos sus datos.`,
} satisfies Words<typeof english>;
