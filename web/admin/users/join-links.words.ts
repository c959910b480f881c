import * as limits from "#domain/limits.ts";

export const words = {
  title: "Invitation links",
  why: `Each link lets one person join with a passkey, without email or another account. It works once, for ${limits.joinLinkDays} days. Anyone with the link can use it.`,
  notRead: "The invitation links couldn't be loaded.",
  open: "Create an invitation link",
  invitee: "Who is it for?",
  inviteeHint: "A name or note for this list.",
  create: "Create invitation link",
  link: "Invitation link",
  linkHint: "It won't be shown again. Copy it and send it to one person.",
  copy: "Copy link",
  copied: "Link copied.",
  notCopied: "The link couldn't be copied. It's selected, so you can copy it yourself.",
  by: (inviter: string) => `, by ${inviter}, expires `,
  withdraw: "Withdraw",
  withdrawn: (invitee: string) => `The link for “${invitee}” was withdrawn.`,
};
