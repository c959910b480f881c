export const words = {
  title: "Year in review",
  years: "Years",
  loading: "Loading your year...",
  failed: "Your year couldn't be loaded.",
  missing: "There is no review of that year.",
  none: (year: number) => `Nothing was recorded in ${year}.`,
  soFar: "The year so far.",
  private: "Only you can see this page.",

  goals: "Goals completed",
  days: "Days with progress",
  weeks: "Weeks kept",
  run: "Longest run",
  checkIns: "Check-ins done",
  promises: "Promises kept",
  ofAll: (part: number, all: number) => `${part} of ${all}`,
  completed: "Completed",

  draw: "Create picture",
  download: "Download picture",
  share: "Share from this device",
  print: "Print",
  pictureHas:
    "It shows these figures, without your name and goals. Nobody sees it until you share it.",
};
