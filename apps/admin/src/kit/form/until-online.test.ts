import { expect, it } from 'vitest';
import { untilOnline } from './until-online.ts';

it('nothing waits for a connection that was given up before', async () => {
  const given = new Error('given up');
  await expect(untilOnline(AbortSignal.abort(given))).rejects.toBe(given);
});
