export const words = {
  cairn: "Cairn",
  loading: "Loading...",
  retry: "Retry",
  partFailed: "This section couldn't be displayed.",

  cancel: "Cancel",
  dismiss: "Dismiss",
  showFewer: "Show fewer",
  showMore: "Show more",

  step: (current: number, total: number) => `Step ${current} of ${total}`,
  asTable: (title: string) => `${title} as a table`,

  separator: "Column separator",
  separatorWhy: "Change this if your spreadsheet shows everything in one column.",
  comma: "Commas, with decimals like 2.5",
  semicolon: "Semicolons, with decimals like 2,5",
};
