/** Null until a person has one: theirs is then the server's default. Mail takes it along. */
export const languageOfPeople = {
  id: "0049_language_of_people",
  sql: `
alter table users add language text;
alter table email_sign_ins add language text;
alter table email_messages alter language drop not null, alter language drop default;
`,
};
