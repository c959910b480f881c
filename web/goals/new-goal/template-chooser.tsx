import { useId, useState } from "react";
import { categoryName } from "#domain/category.ts";
import { difficultyColour, templates, type Template } from "#domain/template.ts";
import { words as templateWords } from "#domain/template.words.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Stack } from "#web/ui/layout.tsx";
import { toneClass } from "#web/ui/tone.ts";
import { targetInWords } from "#domain/measure-words.ts";
import styles from "./template-chooser.module.css";
import { words } from "./new-goal.words.ts";

interface Props {
  readonly chosen: Template | null;
  readonly onChoose: (template: Template) => void;
  readonly onScratch: () => void;
}

export function TemplateChooser({ chosen, onChoose, onScratch }: Props) {
  return (
    <Stack gap="loose">
      <div className={styles["intro"]}>
        <p>{words.whyTemplates}</p>
        <Button onClick={onScratch}>{words.startFromScratch}</Button>
      </div>
      <ul className={styles["templates"]}>
        {templates.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            isChosen={template === chosen}
            onChoose={onChoose}
          />
        ))}
      </ul>
      <Plans />
    </Stack>
  );
}

interface CardProps extends Pick<Props, "onChoose"> {
  readonly template: Template;
  readonly isChosen: boolean;
}

function TemplateCard({ template, isChosen, onChoose }: CardProps) {
  const id = useId();
  const { name, category, description, icon, difficulty, estimatedTime } = template;
  return (
    <Card as="li" className={styles["template"]} aria-labelledby={id}>
      <div className={styles["head"]}>
        <TemplateIcon icon={icon} />
        <div>
          <p className={styles["category"]}>{categoryName(category)}</p>
          <h2 id={id}>{name}</h2>
        </div>
      </div>
      <p>{description}</p>
      <ul className={styles["facts"]}>
        <li>
          <Badge tone={difficultyColour(difficulty)}>{templateWords.difficulty[difficulty]}</Badge>
        </li>
        <li>{estimatedTime}</li>
        <li>{targetInWords(template)}</li>
      </ul>
      <Button
        className={styles["choose"]}
        aria-current={isChosen || undefined}
        aria-label={words.chooseTemplateNamed(name)}
        onClick={() => onChoose(template)}
      >
        {words.chooseTemplate}
      </Button>
    </Card>
  );
}

// product 3.14
function Plans() {
  const [asked, setAsked] = useState(0);
  return (
    <Card className={styles["plans"]}>
      <p>{words.freePlan}</p>
      <p>{words.premium}</p>
      <Button look="quiet" onClick={() => setAsked(asked + 1)}>
        {words.upgrade}
      </Button>
      {/* A new key, so a second press is announced again. */}
      {asked > 0 && (
        <p key={asked} role="alert" className={classNames(styles["news"], toneClass("lichen"))}>
          {words.premiumSoon}
        </p>
      )}
    </Card>
  );
}

const drawings: Readonly<Record<Template["icon"], string>> = {
  certificate: "M6 6h20v15H6zM11 11h10M11 15h6M20 19a3 3 0 1 0 .1 0M18 23v5l2-1.5 2 1.5v-5",
  people:
    "M12 14a4 4 0 1 0-.1 0M4 26c0-5 3-8 8-8s8 3 8 8M21 13.5a3.4 3.4 0 1 0-2-6.4M23 18c3.2.8 5 3.5 5 7.5",
  sunrise: "M3 24h26M8 24a8 8 0 0 1 16 0M16 6v5M5.5 12.5l3 2.5M26.5 12.5l-3 2.5M11 28h10",
  book: "M16 9c-3-2.5-7-3-11-2.5v17c4-.5 8 0 11 2.5 3-2.5 7-3 11-2.5v-17c-4-.5-8 0-11 2.5zM16 9v17",
};

function TemplateIcon({ icon }: Pick<Template, "icon">) {
  return (
    <svg className={styles["icon"]} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path d={drawings[icon]} />
    </svg>
  );
}
