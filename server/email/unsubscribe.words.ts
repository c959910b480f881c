export const words = {
  missing: (field: string) => `${field} is missing.`,
  unsubscribed: "Unsubscribed.",
};
