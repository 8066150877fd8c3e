import { expect, it } from 'vitest';
import { narrowings } from './narrowings.ts';
import { presentDocument, RELEASED, readReleased } from './released.ts';

it('the contract of the back office neither takes from what was released nor narrows it [ADM-901]', async () => {
  expect(
    narrowings(readReleased(), await presentDocument()),
    `Clients rely on ${RELEASED}. What is new belongs beside what is there; at a release \`npm run release:contract\` writes the file.`,
  ).toEqual([]);
});

it('what is released has whole operations, so that each of their fields is held on to [ADM-901]', () => {
  const released = readReleased();
  const names = Object.entries(released.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const { [method]: _gone, ...rest } = item;
      const without = { ...released, paths: { ...released.paths, [path]: rest } };
      expect(narrowings(released, without)).toEqual([`${name} is no longer there`]);
      expect(Object.keys(operation.responses ?? {}), name).toEqual(
        expect.arrayContaining([expect.stringMatching(/^2/), '500']),
      );
      return name;
    }),
  );
  expect(names).toEqual(expect.arrayContaining(['POST /session', 'GET /account']));
});

it('no field of what is released goes without being told of [ADM-901]', () => {
  const released = readReleased();
  const whole = readReleased();
  const fields = fieldsIn(released);
  expect(fields.length).toBeGreaterThan(200);
  for (const [properties, name] of fields) {
    const { [name]: field } = properties;
    delete properties[name];
    expect(narrowings(whole, released), name).not.toEqual([]);
    properties[name] = field;
  }
});

/** Every field of the schemas within, by the object that has it. */
function fieldsIn(value: unknown): (readonly [properties: Record<string, unknown>, name: string])[] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties } = value as { readonly properties?: Record<string, unknown> };
  const own = properties && typeof properties === 'object' ? Object.keys(properties) : [];
  return [...own.map((name) => [properties ?? {}, name] as const), ...Object.values(value).flatMap(fieldsIn)];
}
