import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { Row } from "./layout.tsx";

interface Props<T extends string> {
  readonly label: string;
  readonly tabs: readonly T[];
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
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const to = moves[event.key]?.(tabs.indexOf(selected), tabs.length - 1);
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || tab === undefined) return;
    event.preventDefault();
    onSelect(tab);
    list.current?.querySelectorAll("button")[to]?.focus();
  };
  return (
    <>
      <Row role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <Button
            key={tab}
            id={`${id}${tabs.indexOf(tab)}`}
            role="tab"
            size="small"
            look={tab === selected ? "secondary" : "quiet"}
            aria-selected={tab === selected}
            aria-controls={`${id}p`}
            tabIndex={tab === selected ? 0 : -1}
            onClick={() => onSelect(tab)}
          >
            {tab}
          </Button>
        ))}
      </Row>
      <div role="tabpanel" id={`${id}p`} aria-labelledby={`${id}${tabs.indexOf(selected)}`}>
        {children}
      </div>
    </>
  );
}
