export const words = {
  firstPasskey: "First passkey",
};
