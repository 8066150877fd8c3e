import type { ShopTheme } from '../shop/index.ts';
import { type Html, html } from './html.ts';

/** A line of a table of goods. `amount` is formatted. */
export interface MailItem {
  readonly name: string;
  /** Chosen variation, personalisation, backorder … */
  readonly details?: readonly string[];
  readonly quantity: number;
  readonly amount: string;
}

/** The blocks of a mail. All texts are plain; they are escaped when rendered. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | {
      readonly kind: 'items';
      readonly labels: { readonly item: string; readonly quantity: string; readonly amount: string };
      readonly items: readonly MailItem[];
    }
  /** Label and value, such as totals; the last one is stressed when `stressLast`. */
  | {
      readonly kind: 'facts';
      readonly rows: readonly (readonly [label: string, value: string])[];
      readonly stressLast?: boolean;
    }
  /** Titled lists of lines beneath each other, such as addresses. */
  | {
      readonly kind: 'sections';
      readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[];
    };

type Colors = ShopTheme['colors'];
type Block<K extends MailBlock['kind']> = Extract<MailBlock, { kind: K }>;

export function blockHtml(block: MailBlock, colors: Colors): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${block.text}</p>`;
    case 'button':
      return buttonHtml(block, colors);
    case 'items':
      return itemsHtml(block, colors);
    case 'facts':
      return factsHtml(block, colors);
    case 'sections':
      return sectionsHtml(block);
  }
}

function buttonHtml({ label, href }: Block<'button'>, colors: Colors): Html {
  const style = `display:inline-block;padding:12px 24px;border-radius:4px;font-weight:bold;text-decoration:none;background:${colors.primary};color:${colors.onPrimary}`;
  return html`<p style="margin:24px 0"><a href="${webAddress(href)}" style="${style}">${label}</a></p>`;
}

function itemsHtml({ labels, items }: Block<'items'>, colors: Colors): Html {
  const line = `border-bottom:1px solid ${colors.border};padding:10px 0;vertical-align:top`;
  const number = `${line};text-align:right;padding-left:12px;white-space:nowrap`;
  const rows = items.map(
    ({ name, details = [], quantity, amount }) =>
      html`<tr><td style="${line}">${name}${details.map(
        (detail) => html`<br><span style="font-size:14px;color:${colors.muted}">${detail}</span>`,
      )}</td><td style="${number}">${quantity}</td><td style="${number}">${amount}</td></tr>`,
  );
  return html`<table width="100%" cellspacing="0" style="border-collapse:collapse;margin:0 0 16px">
<thead><tr><th scope="col" style="${line};text-align:left">${labels.item}</th><th scope="col" style="${number}">${labels.quantity}</th><th scope="col" style="${number}">${labels.amount}</th></tr></thead>
<tbody>${rows}</tbody></table>`;
}

function factsHtml({ rows, stressLast = false }: Block<'facts'>, colors: Colors): Html {
  const cells = rows.map(([label, value], at) => {
    const stressed = stressLast && at === rows.length - 1;
    const style = `padding:4px 0;${stressed ? 'font-weight:bold' : `font-weight:normal;color:${colors.text}`}`;
    return html`<tr><th scope="row" style="${style};text-align:left">${label}</th><td style="${style};text-align:right">${value}</td></tr>`;
  });
  return html`<table width="100%" cellspacing="0" style="border-collapse:collapse;margin:0 0 16px"><tbody>${cells}</tbody></table>`;
}

function sectionsHtml({ sections }: Block<'sections'>): Html {
  return html`${sections.map(
    ({ title, lines }) => html`<h2 style="font-size:16px;margin:16px 0 4px">${title}</h2>
<p style="margin:0 0 16px">${lines.map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`))}</p>`,
  )}`;
}

export function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'button':
      return `${block.label}:\n${webAddress(block.href)}`;
    case 'items':
      return block.items.map(itemText).join('\n');
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'sections':
      return block.sections.map(({ title, lines }) => [title, ...lines].join('\n')).join('\n\n');
  }
}

function itemText({ name, details = [], quantity, amount }: MailItem): string {
  return [`${quantity} x ${name}: ${amount}`, ...details.map((detail) => `    ${detail}`)].join('\n');
}

/** Allows only http and https, because mail programs follow any link. */
function webAddress(href: string): string {
  const { protocol } = new URL(href);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`a mail can't link to ${protocol}`);
  return href;
}
