import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./tooltip.module.css";

interface Props {
  readonly text: string;
  /** Milliseconds. */
  readonly delay?: number;
  readonly children: ReactNode;
}

// product 2.11
const DELAY_MS = 500;

export function Tooltip({ text, delay = DELAY_MS, children }: Props) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(false);
  const { tip, isAtEnd } = useRoom(shown);
  const close = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  const wait = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(true), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!shown) return;
    const escape = ({ key }: KeyboardEvent) => key === "Escape" && setShown(false);
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, [shown]);
  return (
    // WCAG 1.4.13: the tip can be hovered too.
    <span className={styles["host"]} onPointerEnter={wait} onPointerLeave={close}>
      <button
        type="button"
        className={styles["term"]}
        aria-describedby={id}
        onFocus={wait}
        onBlur={close}
        onClick={() => setShown(true)}
      >
        {children}
      </button>
      <span
        ref={tip}
        role="tooltip"
        id={id}
        hidden={!shown}
        className={classNames(styles["tip"], isAtEnd && styles["atEnd"])}
      >
        {text}
      </span>
    </span>
  );
}

/** True if the tip must end where its term ends to stay in the window. */
function useRoom(shown: boolean) {
  const tip = useRef<HTMLSpanElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(false);
  useLayoutEffect(() => {
    const room = document.documentElement.getBoundingClientRect();
    const own = tip.current?.getBoundingClientRect() ?? room;
    setIsAtEnd(shown && (own.left < room.left || own.right > room.right));
  }, [shown]);
  return { tip, isAtEnd };
}
