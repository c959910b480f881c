export const words = {
  title: "Unsubscribe",
  stopQuestion: (mail: string) => `You receive ${mail} from Cairn. Unsubscribe?`,
  stop: (mail: string) => `Stop ${mail}`,
  stopAll: "Stop all email",
  stopped: (mail: string) => `You'll no longer receive ${mail}.`,
  anyMail: "any email",
  settings: "Email Settings",
};
