export const words = {
  ahead: (by: string, target: string) => `Ahead by ${by} of ${target}`,
  behind: (by: string, target: string) => `Behind by ${by} of ${target}`,
  onPace: "On pace",
};
