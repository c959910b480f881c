export const words = {
  /** The unit of a streak. */
  days: "days",
  /** A unit that follows "1". */
  unitOfOne: (unit: string) =>
    unit.replace(
      /people$|(?<!mov|calor|cook|self|ser|spec)ies$|(?<=x|ch|sh|ss)es$|(?<=\w[^sui])s$/,
      (end) => ({ people: "person", ies: "y" })[end] ?? "",
    ),
  unknownType: "Unknown type",
  ofTarget: (amount: string, target: string) => `${amount} of ${target}`,
  dayOfTarget: (days: string) => `Day ${days}`,
  notDone: "Not done yet",
  done: "Done",
  by: (day: string) => `By ${day}`,
  achieved: (day: string) => `Reached ${day}`,
  target: (target: number) => `Target ${target}`,

  noChange: "No change",
  reached: (day: string) => `Reached on ${day}`,
  noLongerDone: "No longer done",
  changeTo: (change: string, value: string) => `${change}, now ${value}`,
  gain: (amount: string) => `+${amount}`,
  loss: (amount: string) => `−${amount}`,
};
