export const words = {
  signedIn: "Signed in",
  profileIncomplete: "Profile incomplete",
};
