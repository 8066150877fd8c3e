import { ContractError } from '@stoa/contract';
import { expect, it, vi } from 'vitest';
import { asked } from '../testing/asked.ts';
import { action } from './register.tsx';

const fields = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  nick_name: 'ada',
  email: 'ada@example.com',
  password: 'correct horse',
};

const registering = (error: Error) => action(asked(vi.fn().mockRejectedValue(error), '/register', fields));

it('what is refused is said in the form', async () => {
  const limited = new ContractError({ code: 'rate-limited', status: 429, retryable: true });
  expect(await registering(limited)).toMatchObject({
    data: { done: false, values: { email: fields.email } },
  });
});

it('a fault that nobody foresaw is no refusal: it is thrown, so that it is told of', async () => {
  await expect(registering(new Error('no such column'))).rejects.toThrow('no such column');
});
