export const words = {
  answered: (kept: string, promise: string) => `${kept} “${promise}”`,
  notAnswered: (promise: string) => `no answer to “${promise}”`,
  obstacle: (obstacle: string) => `obstacle: “${obstacle}”`,
  next: (promise: string) => `next: “${promise}”`,

  said: (health: string, when: string, change: string) => `${health}, said ${when} · ${change}`,
  noChangeSince: "no change since",
  changeSince: (change: string) => `${change} since`,
};
