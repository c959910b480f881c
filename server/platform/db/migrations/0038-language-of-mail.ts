/** A retry renders the mail anew. */
export const languageOfMail = {
  id: "0038_language_of_mail",
  sql: `
alter table email_messages add language text not null default 'en';
`,
};
