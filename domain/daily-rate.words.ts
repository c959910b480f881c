export const words = {
  comfortable: (amount: string, target: string) =>
    `At ${amount} a day, you'll reach ${target} on time. You can do this.`,
  challenge: (amount: string, target: string) =>
    `Challenge mode: ${amount} a day gets you to ${target} on time.`,
  outOfReach: (due: string, earliest: string) =>
    `This can't be reached by ${due} any more. The earliest is ${earliest}.`,
};
