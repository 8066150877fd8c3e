import { escapeHtml } from '@stoa/domain';

/** HTML that is safe to send. Only `html` makes it, so unescaped text never gets into a page. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | undefined | false | Markup | readonly Markup[];

/** Builds HTML from a template: escapes each value unless it is `Markup`; writes nothing for false and undefined. */
export function html(fixed: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(fixed.map((text, at) => text + (at < parts.length ? write(parts[at]) : '')).join(''));
}

function write(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  return typeof part === 'object' ? part.map(({ text }) => text).join('') : escapeHtml(String(part));
}
