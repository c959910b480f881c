export const words = {
  wasChanged: (field: string) => `${field} changed.`,
};
