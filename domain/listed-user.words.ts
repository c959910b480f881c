export const words = {
  unknownUser: "Unknown User",
  noEmail: "No email provided",
};
