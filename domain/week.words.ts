export const words = {
  unchanged: (value: string) => `No change, ${value}`,
  since: (change: string, weekday: string) => `${change} since ${weekday}`,
};
