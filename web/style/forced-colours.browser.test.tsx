import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import nav from "#web/ui/nav.module.css";
import { Badge } from "#web/ui/badge.tsx";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { forceColours } from "#web/ui/fixtures/media.fixture.ts";
import { mount } from "#web/ui/fixtures/mount.fixture.ts";
import { Meter } from "#web/ui/meter.tsx";
import { Ring } from "#web/ui/ring.tsx";
import { SmallRing } from "#web/ui/small-ring.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { TextField } from "#web/ui/text-field.tsx";

beforeEach(forceColours);

const looks = ["primary", "secondary", "quiet", "danger"] as const;

/** The colour in which an element ends: of its border, else its outline, else its ground; null where none is seen. */
function edge(element: Element): string | null {
  const style = getComputedStyle(element);
  const { borderTopStyle, borderTopColor, outlineStyle, outlineColor, backgroundColor } = style;
  const border = borderTopStyle === "none" ? null : seen(borderTopColor);
  const outline = outlineStyle === "none" ? null : seen(outlineColor);
  return border ?? outline ?? seen(backgroundColor);
}

const canvas = () => getComputedStyle(document.body).backgroundColor;
const seen = (colour: string) =>
  /^rgba.*, 0\)$/.test(colour) || colour === canvas() ? null : colour;

test("everything that has a ground of its own keeps an edge", () => {
  mount(
    <Card data-testid="card">
      <Badge tone="amber">Badge</Badge>
      <Banner>Banner</Banner>
      {looks.map((look) => (
        <Button key={look} look={look}>
          {look}
        </Button>
      ))}
      <TextField label="Field" />
      <Choice
        legend="Choice"
        value="a"
        onChange={() => {}}
        options={[
          { value: "a", label: "Chosen" },
          { value: "b", label: "Other" },
        ]}
      />
    </Card>,
  );
  const edged = [
    page.getByTestId("card"),
    page.getByText("Badge"),
    page.getByRole("status"),
    page.getByRole("button"),
    page.getByRole("textbox"),
  ].flatMap((found) => found.elements());
  const options = page
    .getByRole("radio")
    .elements()
    .map(({ parentElement }) => parentElement);
  expect(options).toHaveLength(2);
  const all = [...edged, ...options.flatMap((option) => option ?? [])];
  expect(all).toHaveLength(4 + looks.length + 2);
  const lost = all.filter((one) => edge(one) === null);
  expect(lost.map((one) => one.outerHTML.slice(0, 80))).toEqual([]);
});

test("what is selected, and the page that one is on, differ from the others", () => {
  const tabs = [
    { value: "one", label: "One" },
    { value: "two", label: "Two" },
  ];
  mount(
    <>
      <Tabs label="Tabs" tabs={tabs} selected="one" onSelect={() => {}}>
        words
      </Tabs>
      <a className={nav["link"]} href="#here" aria-current="page">
        Here
      </a>
      <a className={nav["link"]} href="#there">
        There
      </a>
    </>,
  );
  const [one, two] = page.getByRole("tab").elements().map(edge);
  expect(one).not.toBe(two);
  const [here, there] = page
    .getByRole("link")
    .elements()
    .map((link) => seen(getComputedStyle(link, "::after").backgroundColor));
  expect([here === null, there]).toEqual([false, null]);
});

test("how far a meter and a ring have come is drawn in other colours than their rest and their ground", () => {
  mount(
    <>
      <Meter label="Meter" value={40} tone="red" />
      <Ring label="Ring" value={40} tone="teal" />
    </>,
  );
  const drawn = ([property, ...shapes]: readonly [property: "fill" | "stroke", ...string[]]) =>
    shapes.map((shape) => {
      const element = document.querySelector(shape);
      return element && getComputedStyle(element)[property];
    });
  for (const colours of [
    drawn(["fill", "rect:first-of-type", "rect:last-of-type"]),
    drawn(["stroke", "g circle:first-of-type", "g circle:last-of-type"]),
  ])
    expect(new Set([...colours, canvas(), null]).size).toBe(4);
});

test("a goal that is done, overdue or stalled is told from the others by the shape of its ring", () => {
  const shapes = [undefined, "done", "overdue", "stalled"] as const;
  mount(shapes.map((shape) => <SmallRing key={shape ?? "open"} value={50} shape={shape} />));
  const drawn = [...document.querySelectorAll("svg")].map(({ innerHTML }) => innerHTML);
  expect(new Set(drawn).size).toBe(shapes.length);
  // Cut out of it in the colour behind it, which is the system's.
  const cuts = [...document.querySelectorAll("svg path[fill=none]")];
  expect(cuts).toHaveLength(2);
  expect(new Set(cuts.map((cut) => getComputedStyle(cut).stroke))).toEqual(new Set([canvas()]));
});

test("a badge's edge tells what its colour told", () => {
  const edges = [undefined, "solid", "dashed", "double"] as const;
  mount(
    edges.map((kind) => (
      <Badge key={kind ?? "none"} tone="grey" edge={kind}>
        Badge
      </Badge>
    )),
  );
  const drawn = page
    .getByText("Badge")
    .elements()
    .map((badge) => getComputedStyle(badge))
    .map(({ outlineStyle, outlineWidth }) => `${outlineWidth} ${outlineStyle}`);
  expect(drawn.slice(1)).toEqual(["1px solid", "1px dashed", "3px double"]);
});
