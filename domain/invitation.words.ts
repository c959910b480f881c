export const words = {
  // Literal types: these are written into SQL.
  namelessCoach: "Coach" as const,
  namelessOwner: "Someone" as const,
  formerCoach: "Former coach",
};
