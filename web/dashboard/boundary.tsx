import { Component, type ReactNode } from "react";

interface Props {
  /** Shown instead where something inside cannot be drawn. */
  readonly fallback: ReactNode;
  /** Another value is another attempt. */
  readonly of: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly of: unknown;
  readonly failed: boolean;
}

/** Keeps what fails inside from taking the screen down. */
export class Boundary extends Component<Props, State> {
  override state: State = { of: this.props.of, failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return state.of === of ? null : { of, failed: false };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
