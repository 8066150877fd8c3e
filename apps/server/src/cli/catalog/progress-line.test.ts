import { expect, it } from 'vitest';
import { progressLine } from './progress-line.ts';

function written(isTTY: boolean, steps: readonly [done: number, total: number][]): string[] {
  const lines: string[] = [];
  let now = 0;
  const progress = progressLine('lines', { isTTY, write: (text) => lines.push(text) }, () => (now += 500));
  for (const [done, total] of steps) progress(done, total);
  progress.end();
  return lines;
}

it('says a line at each tenth where nobody looks on', () => {
  expect(
    written(false, [
      [5, 100],
      [10, 100],
      [19, 100],
      [55, 100],
      [100, 100],
    ]),
  ).toHaveLength(3);
});

it('moves a bar on a terminal, and leaves the line when it ends', () => {
  const lines = written(true, [
    [50, 100],
    [100, 100],
  ]);
  expect(lines[0]).toContain(`[${'#'.repeat(15)}${' '.repeat(15)}] 50 %  50 of 100 lines`);
  expect(lines.at(-1)).toBe('\n');
});

it('has nothing to count and says so', () => {
  expect(written(false, [[0, 0]])[0]).toContain('100 %  0 of 0');
});
