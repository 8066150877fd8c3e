import { expect, it } from 'vitest';
import { projectFolder } from '../../scripts/launch/project.mjs';
import { patternsOfProduct } from '../../scripts/testing/patterns.ts';

const LENGTH = 30_000;
const SIGNS = [...' /0aA-_.,:;"\'`<>()[]{}\\\n\t&%?#+*=@|$\u00a0\u00e9\u0301\u4e2d\u200d'];

/** Milliseconds of processor time: a linear pattern takes some 5, one that begins anew at each character over 200. */
const BOUND = 150;

const patterns = [...patternsOfProduct(projectFolder).values()].flatMap(({ literals }) => literals);

it(`every pattern is done with ${LENGTH} equal characters in a moment`, () => {
  expect(patterns.length).toBeGreaterThan(200);
  const slow = patterns.flatMap(({ file, line, source, flags }) => {
    const pattern = new RegExp(source, flags);
    const found = SIGNS.filter((sign) => {
      const run = sign.repeat(LENGTH);
      const taken = [run, `x${run}x`, `${run}\n!`].map((text) =>
        processorTime(() => text.replace(pattern, '')),
      );
      return Math.max(...taken) > BOUND;
    });
    return found.map((sign) => `${file}:${line} ${pattern} on a run of ${JSON.stringify(sign)}`);
  });
  expect(slow).toEqual([]);
});

function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
