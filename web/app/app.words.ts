export const words = {
  documentTitle: (screen: string) => `${screen} · Cairn`,

  skip: "Skip to content",
  home: "Cairn, to the dashboard",
  navigation: "Main",
  menu: "Menu",

  loading: "Loading...",
  loadingAdmin: "Loading the admin area...",
  loadFailed: "This screen could not be loaded.",
  loadFailedOffline: "You are offline. This screen could not be loaded.",
  retry: "Retry",

  failedTitle: "Cairn",
  failed: "This screen could not be shown.",

  offline: "You are offline",
  offlineWhy: "Cairn cannot be reached. Your screen comes back by itself as soon as it can.",
  tryAgain: "Try again",
  stillOffline: "Still offline. It goes on trying.",

  makeItHappen: "Make it happen",
  makeItHappenHow:
    "Small steps, a plan for what may get in the way, and somebody who goes along. All of it can wait: it stands on the goal's page, too.",
};
