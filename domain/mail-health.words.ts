export const words = {
  excellent: "Excellent",
  good: "Good",
  fair: "Fair",
  needsAttention: "Needs Attention",
};
