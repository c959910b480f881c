import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type RefObject,
} from "react";
import { Button } from "./button.tsx";

interface Props extends Omit<ComponentProps<typeof Button>, "ref"> {
  /** Takes the focus where the button has it when it goes; otherwise the heading over it does. */
  readonly onGone?: () => void;
}

/** A button that may go while it has the focus, which would fall to the top of the page. */
export function LeavingButton({ onGone, ...rest }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusLeft(button, onGone);
  return <Button ref={button} {...rest} />;
}

/** Takes the focus to the heading over what goes with it, unless told otherwise. */
export function useFocusLeft(part: RefObject<HTMLElement | null>, onGone?: () => void): void {
  const gone = useEffectEvent((left: HTMLElement) => (onGone ?? (() => focusHeadingOver(left)))());
  // A layout effect: when it is undone the part still stands in the page.
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
