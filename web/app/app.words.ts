export const words = {
  documentTitle: (screen: string) => `${screen} · Cairn`,

  skip: "Skip to content",
  home: "Cairn, dashboard",
  navigation: "Main",
  menu: "Menu",

  loading: "Loading...",
  loadingAdmin: "Loading the admin area...",
  loadFailed: "This page couldn't be loaded.",
  loadFailedOffline: "You're offline, so this page couldn't be loaded.",
  retry: "Retry",

  failedTitle: "Cairn",
  failed: "This page couldn't be displayed.",

  offline: "You're offline",
  offlineWhy: "Cairn can't be reached. This page will reload when the connection is back.",
  tryAgain: "Try again",
  stillOffline: "Still offline. Cairn keeps trying.",
};
