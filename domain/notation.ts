/** How days and numbers are written, and weeks drawn (product 1.11). Plain data: a document carries it to its browser. */
export interface Notation {
  /** How a day's parts follow one another. */
  readonly order: "mdy" | "dmy" | "ymd";
  /** What stands before decimals. */
  readonly decimal: "." | ",";
  /** What stands between groups of digits. */
  readonly group: string;
  /** Digits of each group before the last one, which has three. */
  readonly groupSize: 2 | 3;
  /** The smallest number that is written in groups. */
  readonly groupedFrom: number;
  /** The day with which a drawn week begins, 1 for Monday to 7 for Sunday. What counts by weeks begins them on Monday. */
  readonly firstWeekday: number;
}

/** Where no browser asks: mail, the API, and what is kept of numbers that were typed. */
export const plainNotation: Notation = {
  order: "mdy",
  decimal: ".",
  group: ",",
  groupSize: 3,
  groupedFrom: 1_000,
  firstWeekday: 7,
};
