export const words = {
  title: "Unsubscribe",
  stopQuestion: (mail: string) => `Cairn sends you ${mail}. Shall it stop?`,
  stop: (mail: string) => `Stop ${mail}`,
  stopAll: "Stop all mail",
  stopped: (mail: string) => `You will get no more ${mail}.`,
  anyMail: "mail of any kind",
  settings: "Email Settings",
};
