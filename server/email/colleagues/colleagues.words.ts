export const words = {
  auditDetail: (invited: number, leftOut: number) => `${invited} invited, ${leftOut} skipped`,
};
