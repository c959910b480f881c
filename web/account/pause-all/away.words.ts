export const words = {
  away: "Away",
  awayUntil: (day: string) => `Away until ${day}`,
  comeBack: "I'm back",
};
