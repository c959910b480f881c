import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { Meter } from "#web/ui/meter.tsx";
import { mount } from "#web/ui/fixtures/mount.fixture.ts";
import { Status } from "#web/ui/status.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { Tone } from "#web/ui/tone.ts";

const tones: readonly Tone[] = ["lichen", "green", "teal", "amber", "clay", "red", "grey"];

function Words() {
  return (
    <>
      <h1>Heading</h1>
      <a href="#link">Link</a>
      {tones.map((tone) => (
        <div key={tone}>
          <Badge tone={tone}>{`Badge ${tone}`}</Badge>
          <Status tone={tone}>{`Status ${tone}`}</Status>
        </div>
      ))}
      {(["info", "success", "warning"] as const).map((tone) => (
        <Banner
          key={tone}
          tone={tone}
          onDismiss={() => {}}
          action={<a href="#link">Banner link</a>}
        >
          {`Banner ${tone}`}
        </Banner>
      ))}
      {(["primary", "secondary", "quiet", "danger"] as const).map((look) => (
        <Button key={look} look={look}>{`Button ${look}`}</Button>
      ))}
      <Alert>Alert</Alert>
      <TextField label="Field" hint="Field hint" error="Field error" />
      <Choice
        legend="Choice"
        value="a"
        onChange={() => {}}
        options={[
          { value: "a", label: "Chosen", hint: "Chosen hint" },
          { value: "b", label: "Other", hint: "Other hint" },
        ]}
      />
    </>
  );
}

const onBoth = (
  <>
    <Words />
    <Card>
      <Words />
    </Card>
  </>
);

describe.each(["light", "dark"])("%s", (scheme) => {
  beforeEach(() => void (document.documentElement.style.colorScheme = scheme));
  afterEach(() => document.documentElement.removeAttribute("style"));

  test("all words read at 4.5 to 1, on paper and on a card (WCAG 1.4.3)", () => {
    mount(onBoth);
    const seen = withWords(document.body).map((element) => ({
      words: element.textContent,
      ratio: contrast(getComputedStyle(element).color, ...grounds(element)),
    }));
    expect(seen.length).toBeGreaterThan(60);
    expect(seen.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  });

  test("so do those of what is pressed, under the pointer", async () => {
    mount(onBoth);
    const pressed = [...document.querySelectorAll<HTMLElement>("button, a, label")];
    expect(pressed.length).toBeGreaterThan(20);
    for (const element of pressed) {
      await userEvent.hover(element);
      const { color } = getComputedStyle(element);
      const seen = { words: element.textContent, ratio: contrast(color, ...grounds(element)) };
      expect.soft(seen.ratio, seen.words ?? "").toBeGreaterThanOrEqual(4.5);
    }
  });

  test("all shapes that mean something stand out at 3 to 1 (WCAG 1.4.11)", () => {
    mount(
      <Card>
        {tones.map((tone) => (
          <Meter key={tone} label={tone} value={50} tone={tone} />
        ))}
        <TextField label="Field" />
        <TextField label="Refused" error="Refused" />
      </Card>,
    );
    const fills = [...document.querySelectorAll("svg rect:last-of-type")];
    const controls = [...document.querySelectorAll("input")];
    const tokens = getComputedStyle(document.documentElement);
    const paper = resolved("var(--paper)");
    const raised = resolved("var(--raised)");
    const shapes = [
      ...fills.map((element) => getComputedStyle(element).fill),
      ...controls.map((element) => getComputedStyle(element).borderTopColor),
      // What focus draws around anything.
      resolved("var(--lichen)"),
    ];
    expect(tokens.colorScheme).toBe(scheme);
    expect(shapes).toHaveLength(tones.length + 3);
    for (const ground of [paper, raised]) {
      expect(shapes.filter((shape) => contrast(shape, ground) < 3)).toEqual([]);
    }
  });
});

test("the measure itself: black on white is 21, and a veil counts", () => {
  expect(contrast("#000", "#fff")).toBeCloseTo(21, 1);
  expect(contrast("#767676", "#fff")).toBeCloseTo(4.54, 1);
  expect(contrast("#000", "#fff", "#0008")).toBeLessThan(6);
});

/** Elements that hold words of their own and show them. */
function withWords(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("*")].filter((element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    ),
  );
}

/** Backgrounds behind an element, the farthest first. */
function grounds(element: Element): string[] {
  const own = getComputedStyle(element).backgroundColor;
  return element.parentElement ? [...grounds(element.parentElement), own] : [own];
}

function resolved(colour: string): string {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = colour;
  const value = getComputedStyle(probe).color;
  probe.remove();
  return value;
}

/** The WCAG ratio of a colour over layers, the farthest first. */
function contrast(colour: string, ...layers: readonly string[]): number {
  const ground = luminance(painted(layers));
  const mark = luminance(painted([...layers, colour]));
  return (Math.max(ground, mark) + 0.05) / (Math.min(ground, mark) + 0.05);
}

/** The pixel that the browser itself paints, whatever syntax the colours are in. */
function painted(layers: readonly string[]): Uint8ClampedArray {
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  for (const layer of layers) {
    context.fillStyle = layer;
    context.fillRect(0, 0, 1, 1);
  }
  return context.getImageData(0, 0, 1, 1).data;
}

function luminance([red = 0, green = 0, blue = 0]: Uint8ClampedArray): number {
  const linear = (byte: number) =>
    byte <= 10 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
