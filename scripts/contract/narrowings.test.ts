import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApiDocument, Operation, Schema } from './api-document.ts';
import { narrowings } from './narrowings.ts';
import {
  among,
  answering,
  between,
  type Case,
  documentOf,
  type Fine,
  json,
  object,
  orNull,
  query,
  taking,
  text,
  whole,
} from './testing.ts';

describe('an input', () => {
  it.each<Case>([
    ['becomes required', object({ a: text }, []), object({ a: text }), ['`a` of the body is required now']],
    ['is new and required', object({}), object({ a: text }), ['`a` of the body is required now']],
    ['is taken away', object({ a: text }, []), object({}), ['`a` of the body is no longer taken']],
    [
      'may not be null any more',
      object({ a: orNull(text) }),
      object({ a: text }),
      ['`a` of the body may no longer be null'],
    ],
    [
      'is of another type',
      object({ a: text }),
      object({ a: whole }),
      ['`a` of the body may no longer be a string'],
    ],
    [
      'has fewer values',
      object({ a: among('x', 'y') }),
      object({ a: among('x') }),
      ['`a` of the body may no longer be "y"'],
    ],
    [
      'is one of some values now',
      object({ a: text }),
      object({ a: among('x') }),
      ['`a` of the body may no longer be other than "x"'],
    ],
    [
      'is held to tighter bounds',
      object({ a: { ...text, minLength: 1, maxLength: 9 }, b: whole }),
      object({ a: { ...text, minLength: 2, maxLength: 8 }, b: { ...whole, maximum: 5 } }),
      [
        '`a` of the body has to keep to minLength 2 now',
        '`a` of the body has to keep to maxLength 8 now',
        '`b` of the body has to keep to maximum 5 now',
      ],
    ],
    [
      'is held to a pattern or a form',
      object({ a: text, b: { ...text, format: 'date' } }),
      object({ a: { ...text, pattern: '^x' }, b: { ...text, format: 'uuid' } }),
      ['`a` of the body has to keep to pattern ^x now', '`b` of the body has to keep to format uuid now'],
    ],
    [
      'is closed to fields that are not told',
      { type: 'object' },
      { type: 'object', additionalProperties: false },
      ['the body no longer takes fields that are not told'],
    ],
    [
      'is held to a rule that nothing here knows',
      { type: 'array', items: text },
      { type: 'array', items: text, uniqueItems: true },
      ['the body has to keep to uniqueItems true now'],
    ],
  ])('that %s is narrower [ADM-901]', (_what, was, is, said) => {
    expect(between(taking(was), taking(is))).toEqual(said);
  });

  it.each<Fine>([
    ['gains a field that may be left out', object({ a: text }), object({ a: text, b: text }, ['a'])],
    ['may be left out now', object({ a: text }), object({ a: text }, [])],
    ['may be null now', object({ a: text }), object({ a: orNull(text) })],
    ['has more values', object({ a: among('x') }), object({ a: among('x', 'y') })],
    ['is any text now', object({ a: among('x') }), object({ a: text })],
    ['may be a fraction now', object({ a: whole }), object({ a: { type: 'number' } })],
    ['has wider bounds', { ...text, minLength: 2, maxLength: 8 }, { ...text, minLength: 1, maxLength: 9 }],
    ['is held to no pattern any more', { ...text, pattern: '^x' }, text],
  ])('that %s is as good as before [ADM-901]', (_what, was, is) => {
    expect(between(taking(was), taking(is))).toEqual([]);
  });

  it('of an address is held on to as those of a body are [ADM-901]', () => {
    expect(between(query(whole), {})).toEqual(['the query parameter `limit` is no longer taken']);
    expect(between({}, query(whole, true))).toEqual(['the query parameter `limit` is required now']);
    expect(between({}, query(whole))).toEqual([]);
    expect(between(query(whole), query(whole, true))).toEqual([
      'the query parameter `limit` is required now',
    ]);
    expect(between(query(whole), query({ ...whole, maximum: 9 }))).toEqual([
      'the query parameter `limit` has to keep to maximum 9 now',
    ]);
  });

  it('is narrower when a whole body comes, goes or is of another media type [ADM-901]', () => {
    expect(between({}, taking(text))).toEqual(['the body is required now']);
    expect(between(taking(text), {})).toEqual(['the body is no longer taken']);
    const xml = { requestBody: { required: true, content: { 'text/xml': { schema: text } } } };
    expect(between(taking(text), xml)).toEqual(['a body of application/json is no longer taken']);
  });
});

describe('an operation', () => {
  it('that is taken away is named, one that is new is not [ADM-901]', () => {
    const { paths } = documentOf({});
    expect(narrowings({ paths: { '/other': { get: {} } } }, { ...(paths && { paths }) })).toEqual([
      'GET /other is no longer there',
    ]);
    expect(narrowings({ paths: {} }, documentOf({}))).toEqual([]);
  });

  it('that asks for another scope, for a session or by another name is named [ADM-901]', () => {
    const was = { operationId: 'things.make', security: [], 'x-scope': 'staff:read' };
    expect(between(was, { ...was, 'x-scope': 'staff:write' })).toEqual([
      'asks for the scope staff:write now, not staff:read',
    ]);
    expect(between({ security: [] }, { security: [], 'x-scope': 'a:b' })).toEqual([
      'asks for the scope a:b now, not none',
    ]);
    expect(between(was, { operationId: 'things.make', security: [] })).toEqual([]);
    expect(between(was, { ...was, operationId: 'things.add' })).toEqual([
      'is now called things.add, not things.make',
    ]);
    const session = [{ session: [] }];
    expect(between({ security: [] }, { security: session })).toEqual([
      'asks for another way of signing in than was told',
    ]);
    expect(between({ security: session }, { security: [] })).toEqual([]);
    expect(between({ security: session }, { security: [{ token: [] }, { session: [] }] })).toEqual([]);
  });
});

describe('a reference', () => {
  const things = answering({ $ref: '#/components/schemas/Thing' });

  it('is followed, also where a schema names itself [ADM-901]', () => {
    const tree = (name: Schema) =>
      object({ name, parts: { type: 'array', items: { $ref: '#/components/schemas/Thing' } } });
    const of = (name: Schema) => documentOf(things, { Thing: tree(name) });
    expect(narrowings(of(text), of(text))).toEqual([]);
    expect(narrowings(of(text), of(orNull(text)))).toEqual([
      'POST /things: `name` of answer 200 may now be null',
      'POST /things: `parts[].name` of answer 200 may now be null',
    ]);
    expect(narrowings(documentOf(answering(object({ name: text }))), of(text))).toEqual([]);
  });

  it('to an answer of several operations tells once of what became of it [ADM-901]', () => {
    const refused = { responses: { 404: { $ref: '#/components/responses/NotFound' } } };
    const of = (schema: Schema): ApiDocument => ({
      paths: { '/a': { get: refused }, '/b': { get: refused } },
      components: { responses: { NotFound: { content: json(schema) } } },
    });
    expect(narrowings(of(object({ code: text })), of(object({})))).toEqual([
      '`code` of every answer `NotFound` is no longer answered',
    ]);
  });

  it('that leads nowhere is refused', () => {
    expect(() => narrowings(documentOf(things), documentOf(things))).toThrow(
      '#/components/schemas/Thing leads nowhere',
    );
  });
});

describe('any document', () => {
  const { schema } = fc.letrec<{ schema: Schema }>((tie) => ({
    schema: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom<Schema>(text, whole, {}, { type: 'boolean' }, { const: 1 }, among('x', 'y'), {
        $ref: '#/components/schemas/Self',
      }),
      fc.record({ type: fc.constant('string'), maxLength: fc.nat(), pattern: fc.constantFrom('^a', 'b$') }),
      tie('schema').map(orNull),
      tie('schema').map((items): Schema => ({ type: 'array', items })),
      tie('schema').map((additionalProperties): Schema => ({ type: 'object', additionalProperties })),
      fc
        .dictionary(fc.constantFrom('a', 'b', 'constructor'), tie('schema'))
        .chain((fields) => fc.subarray(Object.keys(fields)).map((required) => object(fields, required))),
    ),
  }));
  const Self = object({ self: { $ref: '#/components/schemas/Self' } }, []);
  const operation = schema.map((one): Operation => ({ ...taking(one), ...query(one), ...answering(one) }));

  it('narrows nothing of itself [ADM-901]', () => {
    fc.assert(
      fc.property(operation, (one) => {
        const copy: Operation = JSON.parse(JSON.stringify(one));
        expect(narrowings(documentOf(one, { Self }), documentOf(copy, { Self }))).toEqual([]);
      }),
    );
  });

  it('that answers null or takes a field less is narrower, whatever stands beside it [ADM-901]', () => {
    fc.assert(
      fc.property(schema, (beside) => {
        const was = object({ a: text, beside });
        const is = (a: Schema) => documentOf(answering(object({ a, beside })), { Self });
        expect(narrowings(is(text), is(orNull(text)))).toEqual([
          'POST /things: `a` of answer 200 may now be null',
        ]);
        expect(
          narrowings(documentOf(taking(was), { Self }), documentOf(taking(object({ beside })), { Self })),
        ).toEqual(['POST /things: `a` of the body is no longer taken']);
      }),
    );
  });
});
