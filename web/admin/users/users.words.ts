import type { SyncResult, UserAction } from "#contract/admin.ts";
import { counted } from "#domain/count-words.ts";
import * as limits from "#domain/limits.ts";

export const words = {
  title: "Users",
  invite: "Invite colleagues",
  download: "Download as CSV",
  sync: "Sync Users",
  search: "Search by name or email",
  loading: "Loading users...",
  loadFailed: "Failed to fetch users.",
  noneFound: "No user was found.",
  nobody: "Nobody has signed in yet.",

  manageFailed: (action: UserAction, reason: string) => `Failed to ${action} user: ${reason}`,
  synced: ({ processedCount, createdCount, updatedCount }: SyncResult["stats"]) =>
    `Processed: ${processedCount}, Created: ${createdCount}, Updated: ${updatedCount}`,
  syncFailed: (reason: string) => `Failed to sync users: ${reason}`,
  downloadReady: "Your download is ready.",
  downloadFailed: (reason: string) => `Failed to download the users: ${reason}`,
  invited: (count: number) =>
    count === 1 ? "1 invitation is on its way." : `${count} invitations are on their way.`,
  leftOut: (count: number) =>
    count === 1
      ? `1 address was left out: it is here already, was invited in the last ${limits.colleagueInvitedDays} days, or wants no invitations.`
      : `${count} addresses were left out: they are here already, were invited in the last ${limits.colleagueInvitedDays} days, or want no invitations.`,

  failedInvitations: "Failed invitations",
  failedInvitationsWhy: `These invitations of the last ${limits.mailFactsDays} days could not be delivered. Please check the addresses.`,
  failedInvitationsUnread: "The list of failed invitations could not be loaded.",

  newer: "Newer users",
  older: "Older users",
  part: (from: string, to: string, all: string) => `Users ${from} to ${to} of ${all}`,
  name: "Name",
  email: "Email",
  status: "Status",
  signedUp: "Sign-up Date",
  actions: "Actions",
  disabled: "Disabled",
  active: "Active",
  ownAccount: "Your own account",
  enable: "Enable",
  enableUser: (name: string) => `Enable ${name}`,
  disable: "Disable",
  disableUser: (name: string) => `Disable ${name}`,
  delete: "Delete",
  deleteUser: (name: string) => `Delete ${name}`,

  loadingAll: (count: number) => `Loading all users: ${counted(count, "user")} so far...`,
  loaded: (count: number) => `${counted(count, "user")} loaded.`,
  loadAllFailed: "Failed to fetch all users.",
  loadMore: "Load More",
  loadAll: "Load All Users",
  cancel: "Cancel",

  deleteQuestion: (uid: string) =>
    `Are you sure you want to permanently delete user ${uid}? This cannot be undone.`,

  inviteHow:
    "Each gets one mail that says who invites them, with a link to sign in. No account is made, and no right is given.",
  addresses: "Email addresses",
  addressesHint: `Parted by commas or lines, up to ${limits.colleaguesAtOnce}.`,
  wrongAddress: (address: string) => `“${address}” is not an email address.`,
  sendInvitations: "Send invitations",
};
