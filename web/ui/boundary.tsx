import { Children, Component, Fragment, isValidElement, type ReactNode } from "react";
import { Failed } from "./failed.tsx";
import { typedWords } from "./typed-words.ts";
import { words } from "./ui.words.ts";

interface Props {
  readonly fallback?: ReactNode;
  /** A new value retries. */
  readonly of?: unknown;
  readonly children: ReactNode;
}

/** Wrapped: the same error may be thrown again. */
interface Caught {
  readonly error: unknown;
}

interface State {
  readonly of: unknown;
  readonly caught: Caught | null;
  /** The last error that was handled. */
  readonly answered: Caught | null;
  /** `nothing` if the fallback failed too. */
  readonly shown: "part" | "fallback" | "nothing";
  /** A new key redraws everything inside. */
  readonly drawing: number;
}

/** After that only Retry redraws. */
const MOST_DRAWINGS = 50;

const firstDrawing = (of: unknown): State => ({
  of,
  caught: null,
  answered: null,
  shown: "part",
  drawing: 0,
});

/** A translator or an extension has moved nodes, so React's DOM calls throw (product 2.22). */
function isDisplaced(error: unknown): boolean {
  return error instanceof DOMException && /^(NotFound|HierarchyRequest)Error$/.test(error.name);
}

export class Boundary extends Component<Props, State> {
  override state = firstDrawing(this.props.of);

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ of }: Props, state: State): Partial<State> | null {
    const { caught, drawing } = state;
    if (state.of !== of) return { ...firstDrawing(of), drawing, caught, answered: caught };
    if (caught === null || caught === state.answered) return null;
    if (state.shown !== "part") return { answered: caught, shown: "nothing" };
    const redraws = isDisplaced(caught.error) && drawing < MOST_DRAWINGS;
    return redraws
      ? { answered: caught, drawing: drawing + 1 }
      : { answered: caught, shown: "fallback" };
  }

  override getSnapshotBeforeUpdate(_: Props, { drawing }: State): (() => void) | null {
    return drawing === this.state.drawing ? null : typedWords();
  }

  override componentDidUpdate(_: Props, __: State, typeAgain: (() => void) | null): void {
    typeAgain?.();
  }

  private readonly redraw = () => this.setState({ shown: "part", drawing: 0 });

  override render(): ReactNode {
    const { fallback, children } = this.props;
    const { shown, drawing } = this.state;
    if (shown === "nothing") return null;
    if (shown === "part") return <Fragment key={drawing}>{children}</Fragment>;
    return fallback === undefined ? (
      <Failed onRetry={this.redraw}>{words.partFailed}</Failed>
    ) : (
      fallback
    );
  }
}

export function inParts(children: ReactNode, fallback?: ReactNode): ReactNode {
  return Children.map(children, (child) =>
    isValidElement(child) ? <Boundary fallback={fallback}>{child}</Boundary> : child,
  );
}
