import { words } from "./circle-errors.words.ts";
import type { ErrorTexts } from "./shown-errors.ts";

/** The screens of circles refuse with these locally. */
export const circleErrors = {
  "circle.name-missing": { status: 400, text: () => words.nameMissing },
  "circle.name-too-long": { status: 400, text: () => words.nameTooLong },
  "circle.purpose-too-long": { status: 400, text: () => words.purposeTooLong },
  "circle.too-many": { status: 409, text: () => words.tooMany },
  "circle.full": { status: 409, text: () => words.full },
  "circle.link-wrong": { status: 404, text: () => words.linkWrong },
  "circle.goal-ended": { status: 409, text: () => words.goalEnded },
  "circle.too-many-goals": { status: 409, text: () => words.tooManyGoals },
  "circle.line-too-long": { status: 400, text: () => words.lineTooLong },
  "circle.ask-missing": { status: 400, text: () => words.askMissing },
  "circle.message-missing": { status: 400, text: () => words.messageMissing },
  "circle.message-too-long": { status: 400, text: () => words.messageTooLong },
  "circle.messages-full": { status: 409, text: () => words.messagesFull },
  "circle.nobody-asks": { status: 409, text: () => words.nobodyAsks },
  "circle.report-missing": { status: 400, text: () => words.reportMissing },
  "circle.report-too-long": { status: 400, text: () => words.reportTooLong },
} as const satisfies ErrorTexts;
