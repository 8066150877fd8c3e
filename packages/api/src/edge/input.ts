import { inputIssues } from '@stoa/commerce';
import type { z } from 'zod';
import { boundTexts } from './bounded-texts.ts';
import { SentFault } from './sent-fault.ts';

/**
 * Checks what a client sent and returns it typed.
 * @param at the path of `sent` in the input, or what names a path below it as it was sent
 * @throws SentFault with everything that is wrong, each by its path, an unknown key included
 */
export function parseSent<S extends z.ZodType>(
  schema: S,
  sent: unknown,
  at: string | ((path: string) => string) = '',
): z.output<S> {
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  const issues = inputIssues(result.error.issues, sent, typeof at === 'string' && at !== '' ? [at] : []);
  const named = typeof at === 'function' ? issues.map((one) => ({ ...one, field: at(one.field) })) : issues;
  throw new SentFault(named, result.error);
}

/**
 * As `parseSent`, of all that a client sent at once: its texts are bounded before the schema reads them, and what is
 * too long is told with all else.
 * @throws SentFault as `parseSent`
 */
export function parseRequest<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const { issues: long, bounded } = boundTexts(sent);
  const result = schema.safeParse(bounded);
  if (result.success && long.length === 0) return result.data;
  const others = result.error ? inputIssues(result.error.issues, bounded) : [];
  const told = new Set(long.map(({ field }) => field));
  throw new SentFault([...long, ...others.filter(({ field }) => !told.has(field))], result.error);
}
