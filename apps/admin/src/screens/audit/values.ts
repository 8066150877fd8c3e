import { formatPrice } from '@stoa/domain';
import { adminAuditText, roleText } from '@stoa/messages';
import type { Place } from '../../kit/place.ts';
import { tellTime } from '../../kit/time.tsx';

/** Fields that are amounts in the smallest unit of the currency. */
const AMOUNTS = new Set(['price', 'msrp', 'shippingFee']);
/** What the log keeps of a secret. */
const MASK = '•••';
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:?\d{2})$/;

/** A value as people read it, and whether it is none, a text, or a structure that is shown as it is written. */
export interface ToldValue {
  readonly text: string;
  readonly kind: 'nothing' | 'text' | 'code' | 'secret';
}

/** Tells a field by its path: `['seo', 'metaTitle']` is “Seo · Meta title”. */
export const tellPath = (path: readonly string[]): string => path.map(asWords).join(' · ');

function asWords(name: string): string {
  const words = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toLocaleUpperCase('en') + words.slice(1);
}

const isRole = (text: string): text is keyof typeof roleText => Object.hasOwn(roleText, text);

/** Where a value is told. */
interface Where extends Pick<Place, 'timeZone' | 'locale'> {
  /** Of the prices of the shop. */
  readonly currency: string;
}

function tellNumber(value: number, path: readonly string[], { locale, currency }: Where): string {
  const isAmount = AMOUNTS.has(path.at(-1) ?? '') && Number.isSafeInteger(value);
  return isAmount ? formatPrice(value, currency) : value.toLocaleString(locale);
}

/** Tells a value of a field as people read it. */
export function tellValue(value: unknown, path: readonly string[], place: Where): ToldValue {
  if (value === undefined || value === null || value === '') {
    return { text: adminAuditText.nothing(), kind: 'nothing' };
  }
  if (value === MASK) return { text: adminAuditText.secret(), kind: 'secret' };
  if (typeof value === 'boolean') {
    return { text: value ? adminAuditText.yes() : adminAuditText.no(), kind: 'text' };
  }
  if (typeof value === 'number') return { text: tellNumber(value, path, place), kind: 'text' };
  if (typeof value === 'string') {
    if (path.at(-1) === 'role' && isRole(value)) return { text: roleText[value](), kind: 'text' };
    const told = INSTANT.test(value) ? tellTime(value, place, 'minute') : value;
    return { text: told, kind: 'text' };
  }
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) {
    return value.length === 0
      ? { text: adminAuditText.nothing(), kind: 'nothing' }
      : { text: value.map(String).join(', '), kind: 'text' };
  }
  return { text: JSON.stringify(value, null, 2), kind: 'code' };
}
