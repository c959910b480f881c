export const words = {
  done: "done",
  notDone: "not done",
  open: "open",
  reached: (day: string) => `reached ${day}`,
  noChange: "no change",
  nowAt: (change: string, value: string) => `${change}, ${value}`,
  stillAt: (value: string) => `no change, ${value}`,

  answered: (kept: string, promise: string) => `${kept} “${promise}”`,
  notAnswered: (promise: string) => `no answer to “${promise}”`,
  obstacle: (obstacle: string) => `obstacle: “${obstacle}”`,
  next: (promise: string) => `next: “${promise}”`,

  said: (health: string, when: string, change: string) => `${health}, said ${when} · ${change}`,
  noChangeSince: "no change since",
  changeSince: (change: string) => `${change} since`,
};
