import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { healths } from "#domain/weekly-check-in.ts";
import { readStored, store } from "#web/client/browser-storage.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Switch } from "#web/ui/switch.tsx";
import styles from "./week-page.module.css";
import { words } from "./week.words.ts";

/** Of the device. */
const STORED = "cairn_shortcuts";

/** Letters would be typed, not pressed. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== "radio";
  return target instanceof HTMLElement && target.matches("textarea,select");
}

function rowAt(sheet: HTMLElement, target: EventTarget | null): HTMLElement | null {
  const own = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
  return own ?? sheet.querySelector<HTMLElement>("[data-open='true']");
}

/** The row after or before the one with the focus. */
function step(sheet: HTMLElement, by: 1 | -1): void {
  const rows = [...sheet.querySelectorAll<HTMLElement>("[data-row]")];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const to = at === -1 ? rows.at(0) : rows[at + by];
  to?.focus();
}

/** False if the key is none of ours here. */
function press(sheet: HTMLElement, { key, target }: KeyboardEvent): boolean {
  if (key === "j" || key === "k") {
    step(sheet, key === "j" ? 1 : -1);
    return true;
  }
  const row = rowAt(sheet, target);
  if (key === "Enter" && target === row) {
    row?.querySelector("form")?.requestSubmit();
    return true;
  }
  const health = healths[Number(key) - 1];
  const radio = row?.querySelector<HTMLInputElement>(`[data-part='health'] [value='${health}']`);
  if (health === undefined || !radio) return false;
  radio.focus();
  radio.click();
  return true;
}

export interface ShortcutsProps {
  readonly sheet: RefObject<HTMLElement | null>;
}

// product 36.7
export function Shortcuts({ sheet }: ShortcutsProps) {
  const [listed, setListed] = useState(false);
  const [off, setOff] = useState(() => readStored("localStorage", STORED) === "off");
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, key, target } = event;
    if (off || altKey || ctrlKey || metaKey || isTyping(target)) return;
    if (document.querySelector("dialog[open]")) return;
    if (key === "?") setListed(true);
    else if (!sheet.current || !press(sheet.current, event)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setListed(true)}>
        {words.shortcuts}
      </Button>
      <Dialog open={listed} onClose={() => setListed(false)} title={words.shortcuts}>
        <Stack>
          <Switch
            label={words.shortcutsOn}
            hint={words.shortcutsHint}
            checked={!off}
            onChange={(on) => {
              setOff(!on);
              store("localStorage", STORED, on ? "on" : "off");
            }}
          />
          <Keys />
          <Button look="primary" onClick={() => setListed(false)}>
            {words.done}
          </Button>
        </Stack>
      </Dialog>
    </>
  );
}

function Keys() {
  const keys = [
    ["J", "K", words.keys.row],
    ["1", "2", "3", words.keys.health],
    ["Enter", words.keys.save],
    ["?", words.keys.list],
  ].map((line) => ({ does: line.at(-1), keys: line.slice(0, -1) }));
  return (
    <dl className={styles["keys"]}>
      {keys.map(({ does, keys: names }) => (
        <div key={does}>
          <dt>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
