export const words = {
  emailVerified: "Your email address is verified. Thank you!",
  planChosen: (plan: string) =>
    `Welcome! You're on the ${plan} plan. Get started by setting your first goal!`,
};
