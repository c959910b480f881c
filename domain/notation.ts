/** product 1.11; plain data, as a document carries it to its browser */
export interface Notation {
  readonly order: "mdy" | "dmy" | "ymd";
  readonly decimal: "." | ",";
  readonly group: string;
  /** Digits of each group but the last, which has three. */
  readonly groupSize: 2 | 3;
  /** The smallest number written in groups. */
  readonly groupedFrom: number;
  /** 1 for Monday to 7 for Sunday; for drawing only, counted weeks begin on Monday. */
  readonly firstWeekday: number;
}

/** For mail, the API and stored numbers. */
export const plainNotation: Notation = {
  order: "mdy",
  decimal: ".",
  group: ",",
  groupSize: 3,
  groupedFrom: 1_000,
  firstWeekday: 7,
};
