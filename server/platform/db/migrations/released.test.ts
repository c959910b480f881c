import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { migrations } from "./all.ts";

// Databases have run them: one that is edited leaves these behind with another schema than its code. Add, never change.
it("what a database may have run is never edited", () => {
  const sums = migrations.map(
    ({ id, sql }) => `${id} ${createHash("sha256").update(sql).digest("hex").slice(0, 16)}`,
  );
  expect(sums).toMatchInlineSnapshot(`
    [
      "0001_start 3e46093e91f9ce80",
      "0002_ledger_badges_check_ins 458dff8ce0dc5f0b",
      "0003_sharing_coaching aa11eba4aacde833",
      "0004_mail f8662abbc74e79d9",
      "0005_admin f872d43cf2b971eb",
      "0006_announcements 123312c3e2450d1d",
      "0007_mail_upkeep 06c8a586d86b67de",
      "0010_admin_at_size 30589d3b4c1035d2",
      "0011_jobs_at_size 39122ea2d8a40e98",
      "0012_write_counts 3fb1a23edcfdeb55",
      "0014_audit_truncate 3cffed1d059a8014",
      "0015_moves_of_a_day 037dedc7a771d666",
      "0016_timeline 94811f0a93978a3c",
      "0017_goal_life b878d79fa6aba8f9",
      "0018_plan 386740ab3a5fcc8e",
      "0019_weekly_quota a5a7465e335955e7",
      "0020_coachs_own_notes 2c647e656b333837",
      "0021_if_thens b2c62d7a3abf6240",
      "0022_weekly_check_ins 3ba176a68435e1d6",
      "0023_needs_you fc59fd772e55cef9",
      "0024_loop_weeks f98e026218ddd000",
      "0025_cadence_told c207e29b2d705501",
      "0026_yours_everywhere 53857e5e757a495f",
      "0027_ways_to_sign_in 269929d64431aa24",
      "0028_set_up 450d9f0f1734f8c0",
      "0029_admins_at_work dcb31d0619a8ce2d",
      "0030_webhooks c1c512373c856ec8",
      "0031_colleagues_invited 190acc6680224d07",
      "0032_unread_notes b3ff0d3bc99f1a31",
      "0033_noted_goals afa5acaecc7b3471",
      "0034_last_use_of_sessions cb774d58b86e49da",
      "0035_resting_webhooks 61df1bdf068cdb5f",
      "0036_notes_without_trigger f92c0aa67fa979ba",
      "0037_measure_check 02f5817501b7b577",
      "0038_language_of_mail a2e261a031c7281c",
      "0040_away 308a5ee391f969bb",
      "0041_corrected_check_ins 3f2c73c919654e8c",
      "0042_email_sign_ins 45c710513a35764e",
      "0043_passkeys df7a4ccf41a1c00f",
      "0044_numbered_organizations 1a84e91ca01ae3b1",
      "0045_comebacks 8043842787d7a7b4",
      "0046_coach_confirms c3508c1b7783a3cc",
      "0047_circles 1bf2fa3f288da808",
      "0048_circle_mail 78fd4399e4080df6",
      "0049_language_of_people 37a874118f5cdc72",
    ]
  `);
});
