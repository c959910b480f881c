/** Null until chosen: the server's default applies. Queued mail copies it. */
export const languageOfPeople = {
  id: "0049_language_of_people",
  sql: `
alter table users add language text;
alter table email_sign_ins add language text;
alter table email_messages alter language drop not null, alter language drop default;
`,
};
