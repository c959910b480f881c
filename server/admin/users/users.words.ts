import type { UserAction } from "#contract/admin.ts";

export const words = {
  csvHeading: ["id", "name", "email", "status", "signed up at"],
  disabled: "disabled",
  active: "active",

  // product 17.8
  managed: {
    enable: "User successfully enabled.",
    disable: "User successfully disabled.",
    delete: "User successfully deleted.",
  } satisfies Record<UserAction, string>,

  synced: "User sync completed.",
  syncedDetail: (processed: number, created: number, updated: number) =>
    `processed ${processed}, created ${created}, updated ${updated}`,
};
