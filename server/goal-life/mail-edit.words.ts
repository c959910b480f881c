export const words = {
  wasChanged: (field: string) => `${field} was changed.`,
};
