/** If-then plans under their own name: the plan of a goal is more than they are. */
export const ifThens = {
  id: "0021_if_thens",
  sql: `
alter table goal_plans rename to goal_if_thens;
alter index goal_plans_pkey rename to goal_if_thens_pkey;
alter index goal_plans_goal rename to goal_if_thens_goal;
`,
};
