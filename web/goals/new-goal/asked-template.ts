import { useEffect, useEffectEvent } from "react";
import { templates, type Template } from "#domain/template.ts";
import { useAddressSearch } from "#web/client/search.ts";

const NAME = "template";

export function templateAddress(id: string): string {
  return `/add-goal?${NAME}=${id}`;
}

export function useAskedTemplate(begin: (template: Template) => void): void {
  const asked = new URLSearchParams(useAddressSearch()).get(NAME);
  const template = templates.find(({ id }) => id === asked);
  const found = useEffectEvent(begin);
  useEffect(() => {
    if (template !== undefined) found(template);
  }, [template]);
}
