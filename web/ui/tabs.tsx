import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { Row } from "./layout.tsx";

interface Props<T extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly value: T; readonly label: string }[];
  readonly selected: T;
  readonly onSelect: (tab: T) => void;
  readonly children: ReactNode;
}

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

export function Tabs<T extends string>({ label, tabs, selected, onSelect, children }: Props<T>) {
  const id = useId();
  const at = tabs.findIndex(({ value }) => value === selected);
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const to = moves[event.key]?.(at, tabs.length - 1);
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || tab === undefined) return;
    event.preventDefault();
    onSelect(tab.value);
    list.current?.querySelectorAll("button")[to]?.focus();
  };
  return (
    <>
      <Row role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ value, label: name }, place) => (
          <Button
            key={value}
            id={`${id}${place}`}
            role="tab"
            size="small"
            look={value === selected ? "secondary" : "quiet"}
            aria-selected={value === selected}
            aria-controls={`${id}p`}
            tabIndex={value === selected ? 0 : -1}
            onClick={() => onSelect(value)}
          >
            {name}
          </Button>
        ))}
      </Row>
      <div role="tabpanel" id={`${id}p`} aria-labelledby={`${id}${at}`}>
        {children}
      </div>
    </>
  );
}
