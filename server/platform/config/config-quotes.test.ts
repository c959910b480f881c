import { expect, it } from "vitest";
import { problemsOf, production } from "../fixtures/config.fixture.ts";

// `docker run --env-file` keeps quotes that compose, systemd and Node take off.

const deployed: Record<string, string> = {
  ...production,
  METRICS_TOKEN: "sixteen letters and more",
  OIDC_ISSUER: "https://login.example.org",
  OIDC_CLIENT_ID: "id",
  OIDC_CLIENT_SECRET: "secret",
  OIDC_NAME: "Example Union",
};

it.each(Object.keys(deployed))("%s in quotes is refused, and no secret of it is said", (name) => {
  for (const quote of ['"', "'"]) {
    const problems = problemsOf({ ...deployed, [name]: `${quote}${deployed[name]}${quote}` });
    expect(problems.join(" ")).toContain(name);
    expect(problems.join(" ")).not.toContain(deployed["SECRET_KEY"]);
  }
});

it("a quote within a value is its own", () => {
  expect(
    problemsOf({ ...deployed, OIDC_NAME: 'The "Union"', SECRET_KEY: `"${"k".repeat(40)}` }),
  ).toEqual([]);
});
