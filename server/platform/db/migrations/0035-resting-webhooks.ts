/** Until when nothing is sent to a webhook whose receiver is overloaded, by the database's clock. */
export const restingWebhooks = {
  id: "0035_resting_webhooks",
  sql: `
alter table webhooks add resting_until bigint;
`,
};
