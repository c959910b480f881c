import * as limits from "#domain/limits.ts";

export const words = {
  nameMissing: "Please enter a name.",
  nameTooLong: `A name can be up to ${limits.circleName} characters long.`,
  purposeTooLong: `A purpose can be up to ${limits.circlePurpose} characters long.`,
  tooMany: `You can be in up to ${limits.circlesPerPerson} circles. Leave one first.`,
  full: `A circle has up to ${limits.circleMembers} members, including open invitations.`,
  linkWrong:
    "This invitation is no longer valid. It may have been used, withdrawn or expired. Please ask for a new one.",
  goalEnded: "Only an active goal can be brought to a circle.",
  tooManyGoals: `You can bring up to ${limits.circleGoals} goals to a circle.`,
  lineTooLong: `Your line can be up to ${limits.circleLine} characters long.`,
  askMissing: "Please write what would help you.",
  messageMissing: "Please write a message.",
  messageTooLong: `A message can be up to ${limits.circleMessage} characters long.`,
  messagesFull: `A week has up to ${limits.circleMessagesPerWeek} messages.`,
  nobodyAsks: "Nobody is asking for help this week.",
  reportMissing: "Please write what happened.",
  reportTooLong: `A report can be up to ${limits.circleReport} characters long.`,
};
