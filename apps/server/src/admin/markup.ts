import { escapeHtml } from '@stoa/domain';

/** HTML as it may be sent; made by `html` alone, so that text never gets into a page unescaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | undefined | false | Markup | readonly Markup[];

/** Writes HTML: what is put in is escaped unless it is HTML itself; nothing is written for what is not there. */
export function html(fixed: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(fixed.map((text, at) => text + (at < parts.length ? write(parts[at]) : '')).join(''));
}

function write(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  return typeof part === 'object' ? part.map(({ text }) => text).join('') : escapeHtml(String(part));
}
