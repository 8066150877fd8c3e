import { type ErrorParams, isShopError, type MessageDescriptor, ShopError } from '@stoa/domain';
import type { z } from 'zod';

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

/** Returns everything that is wrong with a record, as a report tells it. */
export function faultsOfIssues(issues: readonly Issue[]): Fault[] {
  return issues.map((issue) => {
    const message: unknown = issue.code === 'custom' ? issue.params?.reason : undefined;
    return {
      field: issue.path.map(String).join('.'),
      reason: reasonOf(issue),
      ...(isMessage(message) && { message }),
    };
  });
}

const isMessage = (value: unknown): value is MessageDescriptor =>
  typeof value === 'object' && value !== null && 'code' in value && 'params' in value;

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

/** Returns a fault as the error of a use case; `prefix` names the product of a batch, `3.` or nothing. */
export function errorOfFault(fault: Fault | undefined, prefix = ''): ShopError {
  const { code = 'invalid-input', field = '', params, message } = fault ?? {};
  const path = prefix + field;
  return new ShopError(code, {
    ...(path && { field: path }),
    ...(params && { params }),
    ...(message && { reason: message }),
  });
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
