import type { z } from 'zod';

/** Why a product is not taken: the field at fault and a sentence for whoever reads the report. */
export interface Fault {
  readonly field: string;
  readonly reason: string;
}

type Issue = z.core.$ZodIssue;

/** Returns the first thing that is wrong with a record, as the report tells it. */
export function faultOfIssue(issue: Issue | undefined): Fault {
  if (!issue) return { field: '', reason: 'the product is not complete' };
  return { field: issue.path.map(String).join('.'), reason: reasonOf(issue) };
}

function reasonOf(issue: Issue): string {
  if (issue.code === 'too_big') return beyond(issue.origin, issue.maximum, 'more');
  if (issue.code === 'too_small') return beyond(issue.origin, issue.minimum, 'less');
  const isSaid = issue.code === 'custom' && !/^Invalid input/.test(issue.message);
  return isSaid ? issue.message : 'the value is not one this field takes';
}

function beyond(origin: string, limit: number | bigint, way: 'more' | 'less'): string {
  const bound = limit.toLocaleString('en');
  if (origin === 'string') return `the text has ${way} than ${bound} characters`;
  return origin === 'array' ? `there are ${way} than ${bound} of them` : `the number is ${way} than ${bound}`;
}
