import { parts } from "#web/ui/parts.ts";
import type { ReactNode } from "react";

export const words = {
  loading: "Loading your passkeys...",
  none: "No passkeys.",
  facts: (created: string, used: string) => `Created ${created}. ${used}.`,
  unused: "Not used yet",
  lastUsed: (when: string) => `Last used ${when}`,
  synced: " Synced to your other devices.",
  opensAdmin: " Also opens the admin area.",
  elsewhere: " Doesn't work at this address.",

  rename: "Rename",
  remove: "Remove",
  of: (name: ReactNode) => parts(" ", name),
  save: "Save name",
  cancel: "Cancel",
  renamed: (name: string) => `Renamed to “${name}”.`,
  removed: (name: string) => `“${name}” was removed. You were signed out everywhere else.`,
  allowAdmin: "Allow in admin area",
  adminAllowed: (name: string) => `“${name}” now also opens the admin area.`,

  openForm: "Add a passkey",
  name: "Name",
  nameHint: "Where it's stored, such as “Work laptop”.",
  create: "Create passkey",
  added: (name: string) => `“${name}” was added.`,
  notChanged: "Your passkeys weren't changed.",
};
