export const words = {
  title: "Too many cookies",
  why: "Your browser sent more cookies than Cairn accepts. Other sites under the same domain may have set them. Nothing you saved is lost.",
  whatToDo: (open: string) =>
    `Delete the cookies of this site and its domain in your browser's settings. Then ${open} and sign in again. Until then, you can use a private window.`,
  open: "open Cairn",
};
