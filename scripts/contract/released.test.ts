import { expect, it } from 'vitest';
import { narrowings } from './narrowings.ts';
import { presentDocument, RELEASED, readReleased } from './released.ts';

it('the contract of the back office neither takes from what was released nor narrows it [ADM-901]', async () => {
  expect(
    narrowings(readReleased(), await presentDocument()),
    `Clients rely on ${RELEASED}. What is new belongs beside what is there; at a release \`npm run release:contract\` writes the file.`,
  ).toEqual([]);
});

it('what is released has whole operations, so that each of their fields is held on to [ADM-901]', async () => {
  const released = readReleased();
  for (const [path, item] of Object.entries(released.paths ?? {})) {
    for (const method of Object.keys(item)) {
      const { [method]: _gone, ...rest } = item;
      const without = { ...released, paths: { ...released.paths, [path]: rest } };
      expect(narrowings(released, without)).toEqual([`${method.toUpperCase()} ${path} is no longer there`]);
    }
  }
});
