import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./new-goal.words.ts";

export const words = {
  title: "Crear un objetivo SMART",
  titleAt: (step, steps) => `Crear un objetivo SMART (${step}/${steps})`,
  titleFrom: (template) => `Crear objetivo: ${template}`,
  begun: "Hemos conservado su borrador.",
  goOn: "Continuar",
  startAnew: "Empezar de nuevo",
  startAnewFrom: (goal) => parts("«Empezar de nuevo» sustituye su borrador por «", goal, "»."),
  loading: "Cargando el objetivo...",
  missing: "Ese objetivo no existe. Empiece a partir de otro.",
  failed: "No se pudo cargar el objetivo.",

  templates: "Plantillas",
  whyTemplates: "Parta de una plantilla y cambie lo que quiera, o empiece desde cero.",
  startFromScratch: "Empezar desde cero",
  chooseTemplate: "Usar esta plantilla",
  chooseTemplateNamed: (template) => `Usar esta plantilla: ${template}`,
  freePlan: "Plan gratuito: 4 plantillas y hasta 3 objetivos",
  premium: "Premium: más de 20 plantillas",
  upgrade: "Pasar a Premium",
  premiumSoon: "¡Pronto habrá plantillas Premium! Apúntese a la lista de espera.",

  usingTemplate: (template) => `Plantilla: ${template}`,
  changeTemplate: "Cambiar plantilla",
  steps: {
    description: {
      title: "¿Cuál es su objetivo?",
      label: "Descripción",
      hint: "Una frase, tal como se lo diría a un colega.",
    },
    category: {
      title: "¿A qué área pertenece?",
      label: "Categoría",
      hint: "",
    },
    specific: {
      title: "¿Qué hará exactamente?",
      label: "Específico",
      hint: "Con el detalle suficiente para que otra persona sepa cuándo está hecho.",
    },
    measurable: {
      title: "¿Cómo lo medirá?",
      label: "Medible",
      hint: "",
    },
    achievable: {
      title: "¿Qué lo hace posible?",
      label: "Alcanzable",
      hint: "¿Con qué tiempo, ayuda y primeros pasos puede contar?",
    },
    relevant: {
      title: "¿Por qué es importante?",
      label: "Relevante",
      hint: "¿Qué cambiará para usted o para otras personas cuando esté hecho?",
    },
    dueDate: {
      title: "¿Cuándo estará hecho?",
      label: "Fecha límite",
      hint: "",
    },
  },
  measureType: "Medida",
  noTarget: "No hace falta una meta: usted marca el objetivo como hecho.",
  unit: "Unidad",
  unitExample: "contactos nuevos",
  dayFormat: "DD/MM/AAAA o AAAA-MM-DD",
  openCalendar: "Abrir calendario",
  previous: "Anterior",
  next: "Siguiente",
  save: "Guardar objetivo",
  saveFailed: "No se pudo guardar el objetivo. Inténtelo de nuevo.",
  signIn: "Inicie sesión en otra pestaña",
  thenSaveAgain: (signIn) => parts(signIn, " y guarde de nuevo. No se pierde nada de lo escrito."),

  saved: "¡Objetivo guardado!",
  addAnother: "Añadir otro",

  makeItHappen: "Pase a la acción",
  optional: "Todo esto es opcional y se puede cambiar en la página del objetivo.",
  firstStep: "¿Qué hará primero?",
  when: "¿Cuándo?",
  obstacle: "¿Qué podría impedírselo?",
  action: "Entonces voy a",
  inviteCoach: "Invitar después a un coach",
  whichCoach:
    "¿A quién quiere como coach? Después obtendrá un enlace para enviárselo a esa persona.",
  savePlan: "Guardar plan",
  later: "Más tarde",

  yourGoal: "Su objetivo",
  edit: "Editar",
  theField: (field) => `, ${field}`,
  notYet: "Sin rellenar",
  inDays: (days) => `En ${days} días`,
  endOfQuarter: "Fin de trimestre",
} satisfies Words<typeof english>;
