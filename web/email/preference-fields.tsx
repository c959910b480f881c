import {
  frequencies,
  type EmailPreferences,
  type Frequency,
  type MailToggle,
} from "#domain/email-preferences.ts";
import type { Fields } from "#domain/form-change.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import styles from "./email.module.css";
import { Switch } from "#web/ui/switch.tsx";

const toggles: readonly {
  readonly toggle: MailToggle;
  readonly label: string;
  readonly hint: string;
}[] = [
  {
    toggle: "weeklyUpdates",
    label: "Weekly updates",
    hint: "How your goals went, in the morning of your check-in day.",
  },
  { toggle: "announcements", label: "Announcements", hint: "What is new in Cairn." },
  {
    toggle: "goalReminders",
    label: "Goal reminders",
    hint: "A week and a day before a goal is due, when it stalls, and while a check-in is open.",
  },
  {
    toggle: "coachingNotes",
    label: "Coaching notes",
    hint: "Notes and answers, at most once an hour for each goal; as a coach also asks for help, and your people's week.",
  },
  {
    toggle: "marketingEmails",
    label: "Tips and offers",
    hint: "Now and then, and only if you like.",
  },
];

const frequencyWords: Readonly<Record<Frequency, string>> = {
  weekly: "Weekly",
  biweekly: "Every two weeks",
  monthly: "Monthly",
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
        <legend className="visually-hidden">Mail that you get</legend>
        {toggles.map(({ toggle, label, hint }) => (
          <Switch
            key={toggle}
            label={label}
            hint={hint}
            checked={value[toggle]}
            disabled={unsubscribeAll}
            onChange={(on) => onChange({ [toggle]: on })}
          />
        ))}
      </fieldset>
      <SelectField
        label="Frequency of weekly updates"
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
        label="Unsubscribe from all"
        hint="No mail but the link that verifies your address."
        checked={unsubscribeAll}
        onChange={(on) => onChange({ unsubscribeAll: on })}
      />
    </>
  );
}
