export const words = {
  percent: (value: number | string) => `${value}%`,
};
