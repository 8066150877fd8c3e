import { type ErrorParams, isShopError, type MessageDescriptor, msg, ShopError } from '@stoa/domain';
import type { z } from 'zod';
import { fieldAt, inputIssues } from '../../kernel/input-issues.ts';

/** Why a product is not taken. */
export interface Fault {
  /** Path of the field at fault, e.g. `variations.0.sku`. */
  readonly field: string;
  /** A sentence for whoever reads a report. */
  readonly reason: string;
  /** How the caller is told; `invalid-input` unless given. */
  readonly code?: 'conflict' | 'not-found';
  readonly params?: ErrorParams;
  /** What a rule says of it. */
  readonly message?: MessageDescriptor;
}

type Issue = z.core.$ZodIssue;

/** Returns everything that is wrong with a record, as a report tells it; `sent` is what was to be one. */
export function faultsOfIssues(issues: readonly Issue[], sent?: unknown): Fault[] {
  return issues.flatMap((issue) => {
    const told = inputIssues([issue], sent);
    if (issue.code === 'unrecognized_keys') {
      return told.map(({ field, message }) => ({ field, reason: 'there is no such field', message }));
    }
    const message = told[0]?.message;
    const field = issue.path.map(String).join('.');
    return [{ field, reason: reasonOf(issue), ...(message && { message }) }];
  });
}

function reasonOf(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return beyond(issue.origin, issue.maximum, 'more');
    case 'too_small':
      return issue.minimum === 1 && issue.origin === 'string'
        ? 'the text is missing'
        : beyond(issue.origin, issue.minimum, 'less');
    case 'invalid_type':
      return `what is needed here is ${KINDS[issue.expected] ?? issue.expected}, and it is missing or something else`;
    case 'invalid_format':
      return 'the text has line breaks or other characters that this field does not take';
    case 'invalid_value':
      return `it must be one of ${issue.values.map(String).join(', ')}`;
    default:
      return isSaid(issue) ? issue.message : (REFINED[issue.path.at(-1)?.toString() ?? ''] ?? UNFIT);
  }
}

const isSaid = (issue: Issue): boolean => issue.code === 'custom' && !/^Invalid input/.test(issue.message);

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Of rules that look at several fields at once, by the field they point to. */
const REFINED: Readonly<Record<string, string>> = {
  values:
    'the option values are those of another variant, or not among those of the product: each needs its own',
  variants: 'two options have one id: each needs its own',
  defaultVariationSku: 'it is not the sku of a variation of this product',
  productOptions: 'two options have one id or label: each needs its own',
  video: 'a film needs an address, and a picture has none',
};
const UNFIT = 'the value does not fit the rest of the product; a value may be there twice';

function beyond(origin: string, limit: number | bigint, way: 'more' | 'less'): string {
  const bound = limit.toLocaleString('en');
  if (origin === 'string') return `the text has ${way} than ${bound} characters`;
  return origin === 'array' ? `there are ${way} than ${bound} of them` : `the number is ${way} than ${bound}`;
}

/**
 * Returns what is wrong with a product as the error of a use case: everything that is wrong with its fields, or the first
 * fault where that is another one. `prefix` names the product of a batch, `3.` or nothing.
 */
export function errorOfFaults(faults: readonly Fault[], prefix = ''): ShopError {
  const [first] = faults;
  if (first?.code !== undefined) {
    const { code, field, params, message } = first;
    return new ShopError(code, {
      field: prefix + field,
      ...(params && { params }),
      ...(message && { reason: message }),
    });
  }
  const issues = faults
    .filter(({ code }) => code === undefined)
    .map(({ field, message }) => ({
      field: prefix + field,
      message: message ?? msg('input.format', fieldAt(field.split('.'))),
    }));
  return new ShopError('invalid-input', { issues });
}

/**
 * What the database or a rule of another capability refused at last, as a fault. Errors that do not tell of the
 * product, such as a missing scope, are thrown again.
 */
export function faultOfError(error: unknown): Fault {
  if (!isShopError(error)) throw error;
  const { code, params, reason } = error;
  const field = (error.field ?? '').replace(/^\d+\./, '');
  const details = { field, params, ...(reason && { message: reason }) };
  if (code === 'conflict') {
    const isHeld = field.includes('stock');
    return { ...details, code, reason: isHeld ? 'orders still hold pieces of it' : `the ${field} is taken` };
  }
  if (code !== 'invalid-input' && code !== 'not-found') throw error;
  const named = { ...details, reason: 'it names something the shop does not have' };
  return code === 'not-found' ? { ...named, code } : named;
}
