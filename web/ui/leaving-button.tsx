import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps } from "react";
import { Button } from "./button.tsx";

interface Props extends Omit<ComponentProps<typeof Button>, "ref"> {
  /** Takes the focus where the button has it when it goes; otherwise the heading over it does. */
  readonly onGone?: () => void;
}

/** A button that may go while it has the focus, which would fall to the top of the page. */
export function LeavingButton({ onGone, ...rest }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const gone = useEffectEvent((left: HTMLElement) => (onGone ?? (() => focusHeadingOver(left)))());
  // A layout effect: when it is undone the button still stands in the page.
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current !== null && current === document.activeElement) gone(current);
    };
  }, []);
  return <Button ref={button} {...rest} />;
}

function focusHeadingOver(element: HTMLElement): void {
  const heading = [...document.querySelectorAll<HTMLElement>("h1, h2, h3, h4")].findLast(
    (one) => one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  heading?.setAttribute("tabindex", "-1");
  heading?.focus();
}
