import { describe, expect, it } from 'vitest';
import { type MarkRules, markFields } from './mark-fields.ts';

const marked = (source: string, rules: Partial<MarkRules> = {}) =>
  markFields(source, { name: 'cart-dto', ...rules });

const idsIn = (source: string, rules?: Partial<MarkRules>) =>
  marked(source, rules).fields.map(({ id }) => id);

describe('a field of an answer', () => {
  it('asks for its value by file, function and place', () => {
    expect(marked('function toItem(line) { return { qty: line.qty }; }').code).toBe(
      'function toItem(line) { return { qty: __stoaField("cart-dto:toItem:qty", line.qty) }; }',
    );
  });

  it('written without a value has one then', () => {
    expect(marked('const toItem = ({ qty }) => ({ qty });').code).toBe(
      'const toItem = ({ qty }) => ({ qty: __stoaField("cart-dto:toItem:qty", qty) });',
    );
  });

  it('is marked inside of one that is, too', () => {
    expect(marked('const to = (a) => ({ outer: a && { inner: a.b } });').code).toBe(
      'const to = (a) => ({ outer: __stoaField("cart-dto:to:outer", a && { inner: __stoaField("cart-dto:to:outer.inner", a.b) }) });',
    );
  });

  it('is found however its object is returned', () => {
    const source = `function to(a) {
      const own = { kept: a.x };
      if (a.y) return a.z ? { either: a.z } : [{ or: a.z }];
      return { ...own, ...(a.p && { some: a.p }), list: a.list.map((b) => ({ each: b.c })) } satisfies Answer;
    }`;
    expect(idsIn(source)).toEqual(
      ['kept', 'either', 'or', 'some', 'list', 'each'].map((id) => `cart-dto:to:${id}`),
    );
  });

  it('that a function returns twice has two names', () => {
    expect(idsIn('function to(a) { if (a) return { one: a.b }; return { one: a.c }; }')).toEqual([
      'cart-dto:to:one',
      'cart-dto:to:one#2',
    ]);
  });

  it('in a table of functions is named by its row', () => {
    expect(idsIn('export const queries = { count: async (api) => ({ count: await f(api) }) };')).toEqual([
      'cart-dto:count:count',
    ]);
  });

  it('that the source writes is a constant, and stays as it is', () => {
    const source =
      "const to = () => ({ none: null, off: false, tax: 0, list: [], kind: 'page', text: `a` });";
    const { code, fields } = marked(source);
    expect(code).toBe(source);
    expect(fields.map(({ isConstant }) => isConstant)).toEqual([true, true, true, true, true, true]);
  });
});

describe('what is no field of an answer', () => {
  it.each([
    ['handed to a call', 'const to = (a) => path({ slug: a.slug, parts: a.map((b) => ({ label: b })) });'],
    ['a function', 'export const queries = { count: (api) => f(api) };'],
    ['made once, when the file is loaded', 'const features = { cart: isOn };'],
    ['taken apart', 'const to = ({ a, b: { c } }) => a + c;'],
  ])('is not marked: %s', (_what, source) => {
    expect(marked(source)).toEqual({ code: source, fields: [] });
  });

  it('goes by the names of fields where a file makes other objects, too', () => {
    const source =
      'async function to(a) { const input: Input = { qty: a.q }; const own = { qty: a.q, page: a.p }; return own; }';
    expect(idsIn(source, { names: new Set(['qty']) })).toEqual(['cart-dto:to:qty']);
  });

  it('and goes by what is handed on inside', () => {
    const source = 'const to = (a) => ({ sent: a.b, told: a.c });';
    expect(idsIn(source, { isInside: (id) => id === 'cart-dto:to:sent' })).toEqual(['cart-dto:to:told']);
  });
});
