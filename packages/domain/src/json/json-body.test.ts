import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertModestJson, jsonLimits, parseJsonBody } from './json-body.ts';

const { depth, values } = jsonLimits;
const tooLarge = expect.objectContaining({ code: 'payload-too-large' });

describe('a body of JSON', () => {
  it('is read as it is, whatever stands in its strings', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        expect(parseJsonBody(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    const text = `[{,"\\`.repeat(values);
    expect(parseJsonBody(JSON.stringify({ text, after: [text] }))).toEqual({ text, after: [text] });
    expect(parseJsonBody('')).toEqual({});
  });

  it('has as many values, and is as deep, as the limits say, and no more', () => {
    const list = (length: number) => `[${Array.from({ length }, () => 1).join(',')}]`;
    expect(parseJsonBody(list(values))).toHaveLength(values);
    expect(() => parseJsonBody(list(values + 1))).toThrow(tooLarge);
    expect(parseJsonBody(list(values + 1), values + 1)).toHaveLength(values + 1);
    expect(() => parseJsonBody(list(values + 2), values + 1)).toThrow(tooLarge);
    const nested = (times: number) => '{"a":['.repeat(times / 2) + ']}'.repeat(times / 2);
    expect(parseJsonBody(nested(depth))).toBeDefined();
    expect(() => parseJsonBody(nested(depth + 2))).toThrow(tooLarge);
    expect(() => assertModestJson('['.repeat(depth + 1))).toThrow(tooLarge);
  });

  it.each(['{', '"', '"\\"', ']', '{"a":}', 'x'])('%s is refused as broken', (text) => {
    expect(() => parseJsonBody(text)).toThrow(expect.objectContaining({ code: 'invalid-input' }));
  });
});
