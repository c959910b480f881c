export const words = {
  otherZone: (browser: string, account: string) =>
    `Your browser is in ${browser}, your account in ${account}.`,
  acceptZone: (zone: string) => `Use ${zone}`,
};
