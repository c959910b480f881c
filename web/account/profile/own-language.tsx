import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { changeLanguage } from "#contract/account.ts";
import { languageNames } from "#domain/language-names.ts";
import { words as language } from "#domain/language.words.ts";
import { call } from "#web/client/api.ts";
import { reopen } from "#web/client/reopen.ts";
import { useView } from "#web/client/view-context.tsx";
import { pageLanguage } from "#web/client/words/page-language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { words } from "../account.words.ts";
import { Setting } from "../setting.tsx";

// product 44.1
export function OwnLanguage() {
  const { languages } = useView();
  const [own, setOwn] = useState(pageLanguage);
  const change = useMutation({
    mutationFn: async () => {
      const chosen = languages.find((one) => one === own);
      if (chosen) await call(changeLanguage, { input: { language: chosen } });
      await reopen(new AbortController().signal);
    },
  });
  if (languages.length < 2) return null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!change.isPending) change.mutate();
  }

  return (
    <Setting title={words.language}>
      <Stack as="form" onSubmit={submit}>
        <SelectField
          label={words.ownLanguage}
          hint={[words.languageHint, language.made].filter(Boolean).join(" ")}
          value={own}
          onChange={({ target }) => {
            change.reset();
            setOwn(target.value);
          }}
        >
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageNames[one]}
            </option>
          ))}
        </SelectField>
        {change.error && <Alert>{change.error.message}</Alert>}
        <Row>
          <Button type="submit" pending={change.isPending}>
            {words.saveLanguage}
          </Button>
        </Row>
      </Stack>
    </Setting>
  );
}
