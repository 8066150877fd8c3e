import { ValidationError } from '@orpc/contract';
import { ORPCError } from '@orpc/server';
import { inputIssues } from '@stoa/commerce';
import { ShopError } from '@stoa/domain';
import type { z } from 'zod';

/**
 * Returns an input that the contract does not take as a `ShopError` with every field at fault and the rule that it
 * breaks; anything else as it is.
 */
export function asShopError(error: unknown): unknown {
  if (!(error instanceof ORPCError) || error.code !== 'BAD_REQUEST') return error;
  const { cause } = error;
  if (!(cause instanceof ValidationError)) return new ShopError('invalid-input', { cause });
  const issues = inputIssues(cause.issues.filter(isOfZod), cause.data).map((issue) => ({
    ...issue,
    field: isInParts(cause.data) ? issue.field.replace(PART, '') : issue.field,
  }));
  return new ShopError('invalid-input', { issues, cause });
}

/** Where the body is a file, the other values are told apart by where they stand, and named as they are elsewhere. */
const isInParts = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'params' in input && 'query' in input;
const PART = /^(?:params|query)\./;

/** The contract's schemas are zod's, and so are their issues. */
const isOfZod = (issue: unknown): issue is z.core.$ZodIssue =>
  typeof issue === 'object' && issue !== null && 'code' in issue && 'path' in issue;
