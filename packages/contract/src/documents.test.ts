import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, Kind, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const text = (path: string) => readFileSync(new URL(path, root), 'utf8');

const schema = buildSchema(text('packages/contract/schema.graphql'));
const folder = 'packages/contract/src/documents/';
const source = readdirSync(new URL(folder, root))
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => text(folder + name))
  .join('\n');

describe('documents of the storefront', () => {
  it('are valid against the schema', () => {
    expect(validate(schema, parse(source)).map((error) => error.message)).toEqual([]);
  });

  it('send at most one mutation field each, as every client must', () => {
    for (const definition of parse(source).definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION || definition.operation !== 'mutation') continue;
      expect(definition.selectionSet.selections, definition.name?.value).toHaveLength(1);
    }
  });
});

it('has every operation of the schema explained in docs/contract.md', () => {
  const explained = text('docs/contract.md').split('## Later')[0];
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter((field) => !explained?.includes(`\`${field}\``))).toEqual([]);
});
