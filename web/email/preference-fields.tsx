import {
  frequencies,
  outerToggles,
  type EmailPreferences,
  type Frequency,
  type MailToggle,
} from "#domain/email-preferences.ts";
import type { Fields } from "#domain/form-change.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { Switch } from "#web/ui/switch.tsx";
import styles from "./email.module.css";
import { words } from "./email.words.ts";

const toggles: readonly {
  readonly toggle: MailToggle;
  readonly label: string;
  readonly hint: string;
}[] = [
  {
    toggle: "weeklyUpdates",
    label: words.weeklyUpdates,
    hint: words.weeklyUpdatesHint,
  },
  { toggle: "announcements", label: words.announcements, hint: words.announcementsHint },
  {
    toggle: "goalReminders",
    label: words.goalReminders,
    hint: words.goalRemindersHint,
  },
  { toggle: "circleAsks", label: words.circleAsks, hint: words.circleAsksHint },
  {
    toggle: "coachingNotes",
    label: words.coachingNotes,
    hint: words.coachingNotesHint,
  },
  {
    toggle: "marketingEmails",
    label: words.marketing,
    hint: words.marketingHint,
  },
];

const frequencyWords: Readonly<Record<Frequency, string>> = {
  weekly: words.weekly,
  biweekly: words.biweekly,
  monthly: words.monthly,
};

interface Props {
  readonly value: EmailPreferences;
  /** Only the pressed field: the domain derives the rest. */
  readonly onChange: (change: Fields<EmailPreferences>) => void;
}

// product 15.6
export function PreferenceFields({ value, onChange }: Props) {
  const { unsubscribeAll } = value;
  return (
    <>
      <fieldset className={styles["switches"]}>
        <legend className="visually-hidden">{words.mailTypes}</legend>
        {toggles.map(({ toggle, label, hint }) => {
          const outer = outerToggles[toggle];
          const isShut = outer !== undefined && !value[outer] && !unsubscribeAll;
          return (
            <div key={toggle} className={outer === undefined ? undefined : styles["inner"]}>
              <Switch
                label={label}
                hint={isShut ? words.circleAsksShut : hint}
                checked={value[toggle] && !isShut}
                disabled={unsubscribeAll || isShut}
                onChange={(on) => onChange({ [toggle]: on })}
              />
            </div>
          );
        })}
      </fieldset>
      <SelectField
        label={words.frequency}
        value={value.frequency}
        disabled={unsubscribeAll}
        onChange={(event) => onChange({ frequency: event.target.value as Frequency })}
      >
        {frequencies.map((frequency) => (
          <option key={frequency} value={frequency}>
            {frequencyWords[frequency]}
          </option>
        ))}
      </SelectField>
      <Switch
        label={words.unsubscribeAll}
        hint={words.unsubscribeAllHint}
        checked={unsubscribeAll}
        onChange={(on) => onChange({ unsubscribeAll: on })}
      />
    </>
  );
}
