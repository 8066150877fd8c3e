import { namedSchemas } from '@stoa/admin-contract';
import { describe, expect, it } from 'vitest';
import { adminRoutes } from '../rest/routes.ts';
import { openApiDocument } from './document.ts';

type Json = Readonly<Record<string, unknown>>;
interface Operation extends Json {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: { readonly content: Json };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Json }>>;
}

/** As whoever asks for it reads it. */
const document = JSON.parse(JSON.stringify(await openApiDocument()));
const operations = Object.entries<Readonly<Record<string, Operation>>>(document.paths).flatMap(
  ([path, item]) => Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);
const operationOf = (id: string): Operation => {
  const found = operations.find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found.operation;
};

/** Every object within, each with the name under which it stands. */
function* objectsIn(value: unknown, name = ''): Generator<readonly [name: string, object: Json]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [name, value as Json];
  for (const [key, one] of Object.entries(value)) yield* objectsIn(one, Array.isArray(value) ? name : key);
}

/** Every schema within, those of fields as well. */
function schemasIn(): Json[] {
  const roots = [...objectsIn(document)].flatMap(([name, one]) =>
    name === 'schema' ? [one] : name === 'schemas' ? Object.values(one) : [],
  );
  return roots.flatMap(function within(schema): Json[] {
    const {
      properties = {},
      items,
      additionalProperties,
      anyOf = [],
    } = schema as Json & {
      readonly properties?: Json;
      readonly anyOf?: readonly unknown[];
    };
    const parts = [...Object.values(properties), ...anyOf, items, additionalProperties];
    return [
      schema as Json,
      ...parts.filter((one) => typeof one === 'object' && one !== null).flatMap(within),
    ];
  });
}

/** What JSON Schema 2020-12 lets stand in the schemas that the contract uses. */
const KEYWORDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  $ref: (value) => typeof value === 'string',
  type: (value) =>
    ['string', 'integer', 'number', 'boolean', 'null', 'array', 'object'].includes(value as string),
  enum: (value) => Array.isArray(value) && value.length > 0 && new Set(value).size === value.length,
  const: () => true,
  default: () => true,
  description: (value) => typeof value === 'string',
  format: (value) => ['uuid', 'uri', 'date', 'date-time'].includes(value as string),
  contentMediaType: (value) => ['text/csv', 'image/*'].includes(value as string),
  pattern: (value) => typeof value === 'string' && new RegExp(value, 'u') instanceof RegExp,
  minLength: Number.isInteger,
  maxLength: Number.isInteger,
  minimum: Number.isInteger,
  maximum: Number.isInteger,
  minItems: Number.isInteger,
  maxItems: Number.isInteger,
  items: (value) => typeof value === 'object',
  anyOf: (value) => Array.isArray(value) && value.length > 1,
  properties: (value) => typeof value === 'object',
  required: (value) => Array.isArray(value) && value.every((name) => typeof name === 'string'),
  additionalProperties: (value) => value === false || typeof value === 'object',
  propertyNames: (value) => typeof value === 'object',
};

describe('the document', () => {
  it('has every procedure of the contract once, each with a summary and a tag that is described [ADM-901]', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const found = operations.map(
      ({ path, method, operation }) => `${operation.operationId} ${method} ${path}`,
    );
    expect(found.toSorted()).toEqual(
      adminRoutes.map(({ name, method, path }) => `${name} ${method.toLowerCase()} ${path}`).toSorted(),
    );
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
    const described = document.tags.map(({ name }: { name: string }) => name);
    expect([...new Set(operations.flatMap(({ operation }) => operation.tags))].toSorted()).toEqual(
      described.toSorted(),
    );
    expect(operations.filter(({ operation }) => !operation.summary)).toEqual([]);
  });

  it('has only references that lead somewhere, and no component that nothing refers to [ADM-901]', () => {
    const references = [...objectsIn(document)].flatMap(([, { $ref }]) =>
      typeof $ref === 'string' ? [$ref] : [],
    );
    const leading = ['schemas', 'responses'].flatMap((kind) =>
      Object.keys(document.components[kind]).map((name) => `#/components/${kind}/${name}`),
    );
    expect([...new Set(references)].toSorted()).toEqual(leading.toSorted());
  });

  it('declares exactly the values of each path, and needs them all [ADM-901]', () => {
    for (const { path, operation } of operations) {
      const inPath = (operation.parameters ?? []).filter((one) => one.in === 'path');
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(inPath.map(({ name }) => name).toSorted(), path).toEqual(named.toSorted());
      expect(
        inPath.every(({ required }) => required),
        path,
      ).toBe(true);
      const names = (operation.parameters ?? []).map((one) => `${one.in} ${one.name}`);
      expect(new Set(names).size, path).toBe(names.length);
    }
  });

  it('has schemas of sound rules alone, which some value fits, without bounds of JavaScript [ADM-901]', () => {
    const schemas = schemasIn();
    expect(schemas.length).toBeGreaterThan(100);
    const unsound = schemas.flatMap((schema) =>
      Object.entries(schema)
        .filter(([keyword, value]) => !KEYWORDS[keyword]?.(value))
        .map(([keyword, value]) => ({ keyword, value })),
    );
    expect(unsound).toEqual([]);
    for (const { required = [], properties = {} } of schemas as {
      required?: string[];
      properties?: Json;
    }[]) {
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(required));
    }
    expect(JSON.stringify(document)).not.toContain(String(Number.MAX_SAFE_INTEGER));
  });
});

describe('an operation', () => {
  it.each(adminRoutes.map((route) => [route.name, route] as const))(
    '%s tells who may call it, the scope and what the audit log calls it [ADM-901]',
    (name, { access }) => {
      const { security, ...told } = operationOf(name);
      const { 'x-scope': scope, 'x-or-scope': orScope, 'x-audit-verb': verb } = told;
      const role = access.by === 'role' ? access : undefined;
      expect({ security, scope, orScope, verb }).toEqual({
        security: access.by === 'anybody' ? [] : [{ session: [] }],
        scope: role?.scope,
        orScope: role?.orScope,
        verb: role?.verb,
      });
      expect(document.components.securitySchemes.session).toMatchObject({ type: 'apiKey', in: 'cookie' });
    },
  );

  it.each(adminRoutes.map((route) => [route.name, route] as const))(
    '%s answers with content exactly where it tells something, and refuses by problem documents [ADM-901]',
    (name) => {
      const { responses } = operationOf(name);
      const [[status, answer] = [], ...more] = Object.entries(responses).filter(([one]) => one < '400');
      expect(more).toEqual([]);
      expect(answer?.content === undefined).toBe(status === '202' || status === '204');
      for (const [one, { $ref = '' }] of Object.entries(responses).filter(([given]) => given >= '400')) {
        const refusal = document.components.responses[$ref.replace('#/components/responses/', '')];
        expect(refusal?.content, one).toEqual({
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        });
      }
    },
  );

  it.each([
    ['session.signIn', '400 401 403 413 415 429 500 503'],
    ['session.read', '401 429 500 503'],
    ['session.signOut', '401 403 429 500 503'],
    ['links.readInvitation', '400 403 404 410 413 415 429 500 503'],
    ['account.change', '400 401 403 409 413 415 429 500 503'],
    ['account.endSession', '400 401 403 404 429 500 503'],
    ['people.list', '400 401 403 404 429 500 503'],
    ['people.changeRole', '400 401 403 404 409 413 415 429 500 503'],
    ['people.remove', '400 401 403 404 409 413 415 429 500 503'],
    ['files.upload', '400 401 403 404 408 413 415 429 500 503'],
  ])('%s tells what it is refused for: %s [ADM-901]', (name, statuses) => {
    const told = Object.keys(operationOf(name).responses).filter((status) => status >= '400');
    expect(told.join(' ')).toBe(statuses);
  });

  it('that sends a file tells its media type and its name [ADM-901]', () => {
    expect(operationOf('audit.download').responses['200']).toMatchObject({
      headers: { 'content-disposition': { required: true, schema: { type: 'string' } } },
      content: { 'text/csv': { schema: { type: 'string' } } },
    });
  });

  it('that takes a file tells so, and has its other values in the address [ADM-901]', () => {
    const { requestBody, parameters } = operationOf('files.upload');
    expect(requestBody).toEqual({
      required: true,
      content: { 'image/*': { schema: { type: 'string', contentMediaType: 'image/*' } } },
    });
    expect(parameters?.map((one) => [one.in, one.name, one.required])).toEqual([
      ['path', 'shop', true],
      ['query', 'name', true],
    ]);
  });

  it('refers to what several operations answer by one name [ADM-901]', () => {
    const session = { $ref: '#/components/schemas/Session' };
    expect(operationOf('session.read').responses['200']?.content).toEqual({
      'application/json': { schema: session },
    });
    expect(document.components.schemas.Session.properties.workplaces.items).toEqual({
      $ref: '#/components/schemas/Workplace',
    });
    expect(Object.keys(document.components.schemas.Problem.properties)).toEqual(
      Object.keys(namedSchemas.Problem.shape),
    );
  });
});
