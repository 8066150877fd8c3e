import { shopSettings, shopTheme } from '@stoa/database';
import { isCurrencyCode, normaliseHost, trimEndOf } from '@stoa/domain';
import { z } from 'zod';
import { shortText } from '../kernel/input.ts';
import { isStorable } from '../kernel/json-input.ts';

/** An http(s) address without credentials, query or fragment, kept without a slash at its end. TEN-508 */
const baseUrl = z
  .url({ protocol: /^https?$/ })
  .max(255)
  .transform((text) => new URL(text))
  .refine((url) => !url.username && !url.password && !url.search && !url.hash)
  .refine((url) => normaliseHost(url.host) !== null)
  .transform((url) => trimEndOf(url.href, '/'));

const locale = z.string().refine(isLocale);

const timeZone = z.string().refine(isTimeZone);

/** A host name in the spelling under which shops are looked up. */
export const hostName = z.string().transform((raw, ctx) => {
  const host = normaliseHost(raw);
  if (host === null) ctx.addIssue({ code: 'custom' });
  return host ?? '';
});

/** Code of a shop or seller, as in image addresses. */
export const code = z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/);

export const currency = z.string().refine(isCurrencyCode);

/** The properties of a shop that can be set at creation and changed later. */
export const shopFields = z.object({
  name: shortText().min(1),
  industry: shortText(60).min(1),
  baseUrl,
  currency,
  locale,
  timeZone,
  /** Absent or `null`: never switched. */
  frontendStatus: z.boolean().nullable(),
  theme: shopTheme.refine((theme) => isStorable(theme, 3)),
  settings: shopSettings.refine((settings) => isStorable(settings, 8)),
});

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
