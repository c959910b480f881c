import { useRef, useState, type FormEvent } from "react";
import { useLocation } from "wouter";
import { auditActions } from "#domain/audit.ts";
import * as limits from "#domain/limits.ts";
import { useAddressSearch } from "#web/client/search.ts";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { actionOf, filterOf, searchOf, type AuditFilter } from "./audit-filter.ts";
import styles from "./admin.module.css";
import { words } from "./admin.words.ts";

// product 33.3
export function AuditFilterForm() {
  const search = useAddressSearch();
  const [path, navigate] = useLocation();
  const what = useRef<HTMLSelectElement>(null);
  const shown = filterOf(search);
  // Typed values belong to one address; another address resets them.
  const [typed, setTyped] = useState({ search, filter: shown });
  const filter = typed.search === search ? typed.filter : shown;

  function edit(change: Partial<AuditFilter>): void {
    setTyped({ search, filter: { ...filter, ...change } });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    // Compare as the address is parsed: trimmed.
    const asked = searchOf(filterOf(searchOf(filter)));
    if (asked !== searchOf(shown)) navigate(path + asked);
  }

  function showAll(): void {
    navigate(path);
    // The focused button is about to be removed.
    what.current?.focus();
  }

  return (
    <form noValidate aria-label={words.filterAudit} onSubmit={submit}>
      <Row className={styles["filters"]}>
        <SelectField
          ref={what}
          label={words.what}
          value={filter.action}
          onChange={({ target }) => edit({ action: actionOf(target.value) })}
        >
          <option value="">{words.everything}</option>
          {auditActions.map((action) => (
            <option key={action} value={action}>
              {words.deeds[action]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={words.who}
          hint={words.whoHint}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.email}
          value={filter.actor}
          onChange={({ target }) => edit({ actor: target.value })}
        />
        <TextField
          label={words.toWhom}
          hint={words.toWhomHint}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.email}
          value={filter.target}
          onChange={({ target }) => edit({ target: target.value })}
        />
        <TextField
          type="date"
          label={words.from}
          value={filter.from}
          onChange={({ target }) => edit({ from: target.value })}
        />
        <TextField
          type="date"
          label={words.until}
          value={filter.until}
          onChange={({ target }) => edit({ until: target.value })}
        />
        <Button type="submit">{words.filter}</Button>
        {searchOf(shown) !== "" && <Button onClick={showAll}>{words.showEverything}</Button>}
      </Row>
    </form>
  );
}
