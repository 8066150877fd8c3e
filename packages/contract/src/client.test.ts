import { errorCatalogue } from '@stoa/domain';
import { expect, it } from 'vitest';
import { ContractError } from './client.ts';

it('a refusal is known as one in every copy of this module', async () => {
  const other = './client.ts?copy';
  const copy: typeof import('./client.ts') = await import(other);
  expect(copy.ContractError).not.toBe(ContractError);
  const { status, retryable } = errorCatalogue['not-found'];
  const refusal = new copy.ContractError({ code: 'not-found', status, retryable });
  expect(refusal instanceof ContractError).toBe(true);
  expect(new Error('not-found') instanceof ContractError).toBe(false);
  expect(Object(undefined) instanceof ContractError).toBe(false);
});
