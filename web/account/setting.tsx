import { useId, type ReactNode, type Ref } from "react";
import { Stack } from "#web/ui/layout.tsx";

interface Props {
  readonly title: string;
  /** Where the heading takes focus. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

export function Setting({ title, titleRef, children }: Props) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id}>
      <h3 id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </h3>
      {children}
    </Stack>
  );
}
