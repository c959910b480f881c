import { templates } from "#domain/template.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Row } from "#web/ui/layout.tsx";
import { templateAddress } from "./asked-template.ts";
import { words } from "./new-goal.words.ts";

// product 6.7
export function TemplateLinks() {
  return (
    <Row as="ul" aria-label={words.templates}>
      {templates.map(({ id, name }) => (
        <li key={id}>
          <ButtonLink href={templateAddress(id)}>{name}</ButtonLink>
        </li>
      ))}
    </Row>
  );
}
