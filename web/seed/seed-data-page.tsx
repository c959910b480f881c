import { useView } from "#web/client/view-context.tsx";
import { errors } from "#contract/errors.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Page, Stack } from "#web/ui/layout.tsx";
import { ClearSeeds } from "./clear-seeds.tsx";
import { SeedForm } from "./seed-form.tsx";
import { SeedsHere } from "./seeds-here.tsx";

/** The developer's tool (spec 2, /seed-data). It always renders; what its buttons may do, the server decides. */
export function SeedDataPage() {
  const { development } = useView();
  return (
    <Page width="narrow">
      <Stack gap="tight">
        <h1>Seed Data</h1>
        <p>Developer tool to seed and clear test users and goals.</p>
      </Stack>
      {development ? <SeedsHere /> : <Banner tone="warning">{errors["seed.not-here"].text}</Banner>}
      <SeedForm />
      <ClearSeeds />
    </Page>
  );
}
