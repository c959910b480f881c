import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Router } from "wouter";
import { Alert } from "./alert.tsx";
import { Badge } from "./badge.tsx";
import { Banner } from "./banner.tsx";
import { ButtonLink } from "./button-link.tsx";
import { Button } from "./button.tsx";
import { Card } from "./card.tsx";
import { Choice } from "./choice.tsx";
import { Dialog } from "./dialog.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Page, Row, Stack } from "./layout.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { Logo } from "./logo.tsx";
import { Menu } from "./menu.tsx";
import { Meter } from "./meter.tsx";
import { Ring } from "./ring.tsx";
import { SelectField } from "./select-field.tsx";
import { Skeleton } from "./skeleton.tsx";
import { Status } from "./status.tsx";
import { Stepper } from "./stepper.tsx";
import { TextAreaField } from "./text-area-field.tsx";
import { TextField } from "./text-field.tsx";

const nothing = () => {};
const everything = (
  <Page>
    <Logo wordmark />
    <Menu label="Menu">links</Menu>
    <Banner onDismiss={nothing}>news</Banner>
    <Ring label="Overall progress" value={57} />
    <Stack as="section">
      <Row spread>
        <Button pending>Save</Button>
        <Badge tone="green">Completed</Badge>
      </Row>
      <Card as="article">
        <Meter label="Progress" value={62} tone="amber" milestones />
        <Skeleton shape="title" />
      </Card>
      <TextField label="Target" error="Refused" />
      <TextAreaField label="Note" value="words" onChange={nothing} maxLength={500} counted />
      <SelectField label="Category">
        <option>Career</option>
      </SelectField>
      <Choice legend="Measure" options={[{ value: "a", label: "A" }]} value="" onChange={nothing} />
      <Stepper current={4} total={7} />
      <Alert>wrong</Alert>
      <Status />
    </Stack>
    <EmptyState title="No goals yet">Begin.</EmptyState>
    <Dialog open={false} onClose={nothing} title="Update progress">
      not before it opens
    </Dialog>
  </Page>
);

test("every part renders on a server, alike each time, within the content policy", () => {
  const markup = renderToString(everything);
  expect(renderToString(everything)).toBe(markup);
  expect(markup).not.toMatch(/ (style|on[a-z]+)=/);
  expect(markup).not.toContain("not before it opens");
  expect(markup).toContain("5/500");
});

test("progress is told in numbers, not by colour alone", () => {
  expect(renderToString(<Meter label="Progress" value={62} />)).toMatch(
    /role="progressbar" aria-label="Progress" aria-valuenow="62".*width="62%"/,
  );
  expect(renderToString(<Ring label="Overall" value={57} />)).toMatch(
    /aria-valuenow="57".*stroke-dasharray="57 100"/,
  );
});

test("a step is said in words", () => {
  expect(renderToString(<Stepper current={4} total={7} />)).toContain('aria-label="Step 4 of 7"');
});

test("the stones say their name once", () => {
  expect(renderToString(<Logo />)).toContain('aria-label="Cairn"');
  expect(renderToString(<Logo wordmark />).match(/Cairn/g)).toHaveLength(1);
  expect(renderToString(<LoadingScreen>Loading...</LoadingScreen>)).toMatch(
    /<h1>.*role="status">Loading\.\.\.</,
  );
});

test("a link is a link, on the router's terms", () => {
  const link = (
    <Router ssrPath="/">
      <ButtonLink href="/add-goal">Add New SMART Goal</ButtonLink>
    </Router>
  );
  expect(renderToString(link)).toMatch(/^<a .*href="\/add-goal"/);
});
