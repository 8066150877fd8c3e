import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

/** Works that run until they are told to end. */
function works(count: number) {
  const gate = inTurns(2);
  const started: number[] = [];
  const doors = Array.from({ length: count }, () => Promise.withResolvers<string>());
  const results = doors.map((door, at) =>
    gate(() => {
      started.push(at);
      return door.promise;
    }),
  );
  return { started, doors, results };
}

it('lets no more run at once than may, and the next when one ends', async () => {
  const { started, doors, results } = works(4);
  expect(started).toEqual([0, 1]);
  doors[1]?.resolve('second');
  expect(await results[1]).toBe('second');
  expect(started).toEqual([0, 1, 2]);
});

it('goes on after one that failed', async () => {
  const { started, doors, results } = works(3);
  doors[0]?.reject(new Error('no picture'));
  await expect(results[0]).rejects.toThrow('no picture');
  expect(started).toEqual([0, 1, 2]);
});

it('is free again when all have ended', async () => {
  const gate = inTurns(1);
  for (const text of ['a', 'b', 'c']) expect(await gate(async () => text)).toBe(text);
});
