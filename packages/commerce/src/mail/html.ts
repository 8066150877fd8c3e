import { escapeHtml } from '@stoa/domain';

/** Markup that is safe to send: made by `html` alone. */
export interface Html {
  readonly markup: string;
}

type Value = string | number | Html | readonly Html[];

/** Makes markup of a template; every value in it is escaped unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const markup = parts.map((part, at) => part + markupOf(values[at] ?? '')).join('');
  return { markup };
}

function markupOf(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}
