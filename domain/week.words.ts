export const words = {
  atItsEnd: (change: string, value: string) => `${change}, ${value}`,
  unchanged: (value: string) => `No change, ${value}`,
  since: (change: string, day: string) => `${change} since ${day}`,
  onPaceUntil: (weekday: string) => `On pace until ${weekday}`,
};
