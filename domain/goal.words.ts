import type { EditField } from "./goal-change.ts";
import type { GoalField } from "./goal-fields.ts";

export const words = {
  field: {
    description: "Goal",
    category: "Category",
    specific: "Specific",
    measurable: "Measurable",
    targetValue: "Target",
    unit: "Unit",
    achievable: "Achievable",
    relevant: "Relevant",
    dueDate: "Due date",
  } satisfies Readonly<Record<GoalField | EditField, string>>,

  untitled: "Goal",
  quoted: (text: string) => `“${text}”`,
  became: (field: string, before: string, after: string) =>
    `${field} changed from ${before} to ${after}`,
};
