import { describe, expect, it } from 'vitest';
import {
  among,
  answering,
  between,
  type Case,
  type Fine,
  json,
  object,
  orNull,
  text,
  whole,
} from './testing.ts';

describe('an answer', () => {
  it.each<Case>([
    [
      'loses a field',
      object({ a: text, b: text }),
      object({ a: text }),
      ['`b` of answer 200 is no longer answered'],
    ],
    [
      'loses a field that was not always there',
      object({ a: text, b: text }, ['a']),
      object({ a: text }),
      ['`b` of answer 200 is no longer answered'],
    ],
    [
      'has a field that may be absent',
      object({ a: text }),
      object({ a: text }, []),
      ['`a` of answer 200 may now be absent'],
    ],
    [
      'has a field that may be null',
      object({ a: text }),
      object({ a: orNull(text) }),
      ['`a` of answer 200 may now be null'],
    ],
    [
      'has a field of another type',
      object({ a: text }),
      object({ a: whole }),
      ['`a` of answer 200 may now be an integer'],
    ],
    [
      'may be a fraction',
      object({ a: whole }),
      object({ a: { type: 'number' } }),
      ['`a` of answer 200 may now be a number'],
    ],
    ['may be anything', object({ a: text }), object({ a: {} }), ['`a` of answer 200 may now be anything']],
    [
      'is no longer of a list of values',
      object({ a: among('x') }),
      object({ a: text }),
      ['`a` of answer 200 may now be other than "x"'],
    ],
    [
      'has another constant',
      object({ a: { const: 'x' } }),
      object({ a: { const: 'y' } }),
      ['`a` of answer 200 may now be "y"'],
    ],
    [
      'is changed deep within',
      object({ list: { type: 'array', items: object({ a: text }) } }),
      object({ list: { type: 'array', items: object({ a: orNull(text) }) } }),
      ['`list[].a` of answer 200 may now be null'],
    ],
    [
      'has values by name of another type',
      { type: 'object', additionalProperties: text },
      { type: 'object', additionalProperties: whole },
      ['`*` of answer 200 may now be an integer'],
    ],
    [
      'keeps to a bound, a form or a pattern no longer',
      object({ a: { ...whole, minimum: 1 }, b: { ...text, format: 'uuid' }, c: { ...text, pattern: '^x' } }),
      object({ a: { ...whole, minimum: 0 }, b: text, c: text }),
      [
        '`a` of answer 200 no longer keeps to minimum 1',
        '`b` of answer 200 no longer keeps to format uuid',
        '`c` of answer 200 no longer keeps to pattern ^x',
      ],
    ],
    ['is no object any more', object({ a: text }), text, ['answer 200 may now be a string']],
  ])('that %s is narrower [ADM-901]', (_what, was, is, said) => {
    expect(between(answering(was), answering(is))).toEqual(said);
  });

  it.each<Fine>([
    ['gains a field', object({ a: text }), object({ a: text, b: text })],
    ['gains values in a list of them', object({ a: among('x') }), object({ a: among('x', 'y') })],
    ['is never null any more', object({ a: orNull(text) }), object({ a: text })],
    ['is always there now', object({ a: text }, []), object({ a: text })],
    ['is bounded more', object({ a: { ...whole, minimum: 0 } }), object({ a: { ...whole, minimum: 1 } })],
    ['is described otherwise', text, { ...text, description: 'A text.', examples: ['a'] }],
    ['is told by a reference', object({ a: text }), { anyOf: [object({ a: text })] }],
  ])('that %s is as good as before [ADM-901]', (_what, was, is) => {
    expect(between(answering(was), answering(is))).toEqual([]);
  });

  it('of another status is named, unless it is one more refusal [ADM-901]', () => {
    const was = { responses: { 200: {}, 404: {} } };
    expect(between(was, { responses: { 201: {}, 404: {}, 429: {} } })).toEqual([
      'answers 201 now, which was not told',
      'no longer answers 200',
    ]);
    expect(between(was, { responses: { 200: {} } })).toEqual(['no longer answers 404']);
  });

  it('that loses a media type or a header is narrower [ADM-901]', () => {
    const was = {
      responses: { 200: { content: json(text), headers: { etag: { required: true, schema: text } } } },
    };
    expect(between(was, { responses: { 200: {} } })).toEqual([
      'the header `etag` of answer 200 is no longer answered',
      'application/json of answer 200 is no longer answered',
    ]);
    const looser = { responses: { 200: { content: json(text), headers: { etag: { schema: whole } } } } };
    expect(between(was, looser)).toEqual([
      'the header `etag` of answer 200 may now be absent',
      'the header `etag` of answer 200 may now be an integer',
    ]);
  });
});
