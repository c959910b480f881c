/** Check-ins are corrected until the coach has seen them, at the revision that was shown. */
export const correctedCheckIns = {
  id: "0041_corrected_check_ins",
  sql: `
alter table weekly_check_ins add rev integer not null default 1;
`,
};
