import { memo, useMemo } from "react";
import { overallFigures, waitingFigures, type OverallFigures } from "#domain/dashboard.ts";
import type { Now } from "#domain/day.ts";
import { motivation } from "#domain/motivation.ts";
import { words as motivationWords } from "#domain/motivation.words.ts";
import { progressBand, type Chip } from "#domain/overall.ts";
import { words as list } from "#domain/list.words.ts";
import { words as overallWords } from "#domain/overall.words.ts";
import { words as percentWords } from "#domain/percent.words.ts";
import { useNow } from "#web/client/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Meter } from "#web/ui/meter.tsx";
import { StatCard } from "#web/ui/stat-card.tsx";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { calculate } from "./calculation.ts";
import { Panel, type KnownFacts, type PanelFacts } from "./panel.tsx";
import styles from "./panels.module.css";
import { words } from "./dashboard.words.ts";

// product 6.8
interface Props {
  readonly facts: KnownFacts;
  readonly badges: number;
  readonly chosen: Chip["label"] | null;
  readonly onChoose: (chip: Chip["label"]) => void;
}

export const OverallPanel = memo(function OverallPanel({ facts, ...rest }: Props) {
  return (
    <Panel
      title={words.overall}
      failure={words.overallFailed}
      facts={facts}
      places={1}
      className={styles["overall"]}
    >
      {(known) => <Overall facts={known} {...rest} />}
    </Panel>
  );
});

function foundIn(facts: PanelFacts, now: Now) {
  if (facts.kind === "summary") return facts.summary;
  const { goals, coaching } = facts;
  return {
    overall: calculate(() => overallFigures(goals, now)),
    waiting: calculate(() => waitingFigures(goals, coaching.feedback, now)),
  };
}

type Found = ReturnType<typeof foundIn>;

function messageOf({ overall, waiting }: Found, badges: number): string {
  if (overall === null || waiting === null) return motivationWords.fallback;
  const message = calculate(() => motivation({ ...overall, ...waiting, badges }));
  return message ?? motivationWords.fallback;
}

function Overall({ facts, badges, ...filter }: Props & { readonly facts: PanelFacts }) {
  const now = useNow();
  const found = useMemo(() => foundIn(facts, now), [facts, now]);
  const { overall, waiting } = found;
  return (
    <>
      <p className={styles["soft"]}>{messageOf(found, badges)}</p>
      <Row className={styles["band"]}>
        {overall ? <Figures of={overall} /> : <Alert>{words.overallFailed}</Alert>}
        {waiting && waiting.chips.length > 0 && <Chips chips={waiting.chips} {...filter} />}
      </Row>
    </>
  );
}

function Figures({ of: { averageProgress, stats } }: { readonly of: OverallFigures }) {
  const band = progressBand(averageProgress);
  return (
    <>
      <div className={styles["average"]}>
        <p>
          <strong className={styles["percent"]}>{percentWords.percent(averageProgress)}</strong>{" "}
          <span className={styles["soft"]}>{band.label}</span>
        </p>
        <Meter label={words.overallAverage} value={averageProgress} tone={band.tone} />
      </div>
      <Row as="dl">
        {stats.map(({ label, count }) => (
          <StatCard
            key={label}
            label={
              label === "Need Attention" ? (
                <Tooltip text={words.needsAttention}>{overallWords.stats[label]}</Tooltip>
              ) : (
                overallWords.stats[label]
              )
            }
          >
            {count}
          </StatCard>
        ))}
      </Row>
    </>
  );
}

interface ChipsProps extends Pick<Props, "chosen" | "onChoose"> {
  readonly chips: readonly Chip[];
}

function Chips({ chips, chosen, onChoose }: ChipsProps) {
  return (
    <Row as="ul" aria-label={words.notifications}>
      {chips.map(({ label, count }) => (
        <li key={label}>
          <Button size="small" aria-pressed={label === chosen} onClick={() => onChoose(label)}>
            {list.labelled(overallWords.chips[label], count)}
          </Button>
        </li>
      ))}
    </Row>
  );
}
