import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type RefObject,
} from "react";
import { Button } from "./button.tsx";

interface Props extends Omit<ComponentProps<typeof Button>, "ref"> {
  /** Default: focuses the heading above. */
  readonly onGone?: () => void;
}

/** For a button that may unmount while focused. */
export function LeavingButton({ onGone, ...rest }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusLeft(button, onGone);
  return <Button ref={button} {...rest} />;
}

export function useFocusLeft(part: RefObject<HTMLElement | null>, onGone?: () => void): void {
  const gone = useEffectEvent((left: HTMLElement) => (onGone ?? (() => focusHeadingOver(left)))());
  // Layout effect: its cleanup runs while the part is still in the page.
  useLayoutEffect(() => {
    const { current } = part;
    return () => {
      if (current?.contains(document.activeElement) === true) gone(current);
    };
  }, [part]);
}

function focusHeadingOver(element: HTMLElement): void {
  const heading = [...document.querySelectorAll<HTMLElement>("h1, h2, h3, h4")].findLast(
    (one) => one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  heading?.setAttribute("tabindex", "-1");
  heading?.focus();
}
