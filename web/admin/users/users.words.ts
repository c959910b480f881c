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
  noneFound: "No users found.",
  nobody: "No users yet.",

  manageFailed: (action: UserAction, reason: string) => `Failed to ${action} user: ${reason}`,
  synced: ({ processedCount, createdCount, updatedCount }: SyncResult["stats"]) =>
    `Processed: ${processedCount}, Created: ${createdCount}, Updated: ${updatedCount}`,
  syncFailed: (reason: string) => `Failed to sync users: ${reason}`,
  downloadReady: "Your download is ready.",
  downloadFailed: (reason: string) => `Failed to download the user list: ${reason}`,
  invited: (count: number) =>
    count === 1 ? "1 invitation is on its way." : `${count} invitations are on their way.`,
  leftOut: (count: number) =>
    count === 1
      ? `1 address was skipped: it already has an account, was invited in the last ${limits.colleagueInvitedDays} days, or opted out of invitations.`
      : `${count} addresses were skipped: they already have an account, were invited in the last ${limits.colleagueInvitedDays} days, or opted out of invitations.`,

  failedInvitations: "Failed invitations",
  failedInvitationsWhy: `These invitations from the last ${limits.mailFactsDays} days couldn't be delivered. Please check the addresses.`,
  failedInvitationsUnread: "The failed invitations couldn't be loaded.",

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
  more: (name: string) => `More actions for ${name}`,
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
    "Each person gets one email with your name and a link to sign in. The invitation itself creates no account and grants no access.",
  addresses: "Email addresses",
  addressesHint: `Separate them with commas or line breaks. Up to ${limits.colleaguesAtOnce} at once.`,
  wrongAddress: (address: string) => `“${address}” isn't an email address.`,
  sendInvitations: "Send invitations",
};
