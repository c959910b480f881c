export const words = {
  otherZone: (browser: string, account: string) =>
    `Your browser is in the time zone ${browser}, but your account uses ${account}.`,
  acceptZone: (zone: string) => `Use ${zone}`,
};
