import { expect, it } from 'vitest';
import { projectFolder } from '../launch/project.mjs';
import { constantFields, constantsOf, droppedInputs, namesIn } from './constants.ts';
import { compareConstants, partlyIn } from './partly.ts';

const { answered, taken } = namesIn(`
  type Cart { prompts(first: Int): [JSON] total: Int note: String success: Boolean }
  input Addition { rp_info: JSON qty: Int }
  type Query { cart(is_first: Boolean): Cart }
`);
const constants = (file: string, text: string) =>
  constantFields(new Map([[`packages/api/src/${file}`, text]]), answered);

it('knows the names of fields that are answered, and of fields and arguments that are taken', () => {
  expect([...answered]).toEqual(['prompts', 'total', 'note', 'success', 'cart']);
  expect([...taken]).toEqual(['first', 'rp_info', 'qty', 'is_first']);
});

it.each(['null', '[]', '0', "''", 'false', 'true', '{}', 'undefined', '(null)', '[] as string[]'])(
  'a field that is answered by %s is found, however deep it stands',
  (value) => {
    const text = `export function toCart(cart) { return { ...cart, ...{ prompts: ${value} } }; }`;
    expect(constants('dto/cart-dto.ts', text)).toEqual(['cart-dto.prompts']);
  },
);

it('a field is none that may have another value, or that the contract does not have', () => {
  expect(constants('dto/cart-dto.ts', 'const to = (c) => ({ total: c.total ?? 0 })')).toEqual([]);
  expect(constants('dto/cart-dto.ts', 'const to = (total) => total ? { total } : { total: 0 }')).toEqual([]);
  expect(constants('dto/cart-dto.ts', 'const to = () => most({ inCart: 0 })')).toEqual([]);
});

it('a record that says nothing is found beside another that does, an answer of success beside a refusal is none', () => {
  const text = 'const card = () => ({ note: null }); const cart = (c) => ({ note: c.note });';
  expect(constants('dto/cart-dto.ts', text)).toEqual(['cart-dto.note']);
  expect(constants('resolvers/cart.ts', text)).toEqual([]);
  const ways = 'const done = () => ({ success: true }); const not = () => ({ success: false, note: null });';
  expect(constants('resolvers/cart.ts', ways)).toEqual(['cart.note']);
});

it('an input that nothing reads is found', () => {
  const sources = new Map([['a.ts', 'const add = ({ qty }, rest) => rest.first ?? rest["is_first"];']]);
  expect(droppedInputs(sources, taken)).toEqual(['input.rp_info']);
});

const TABLE = `
| fields | requirements | what is missing |
| --- | --- | --- |
| \`cart.prompts\`, \`cart.note\` | ENT-541, SOME-101 to SOME-102 | Until ENT-999. |

| fields | why |
| --- | --- |
| \`cart.success\` | As ENT-998 says. |
`;

it('the requirements of what is missing are known, and the fields of both tables', () => {
  expect([...partlyIn(TABLE).ids].sort()).toEqual(['ENT-541', 'SOME-101', 'SOME-102']);
  expect([...partlyIn(TABLE).fields]).toEqual(['cart.prompts', 'cart.note', 'cart.success']);
});

it('a constant that stands in no table is named, and a row that is none any longer', () => {
  expect(compareConstants(partlyIn(TABLE), new Set(['cart.prompts', 'cart.note', 'cart.total']))).toEqual({
    untold: ['cart.total'],
    outdated: ['cart.success'],
  });
});

it('the contract of the project has constants that are found', () => {
  const found = constantsOf(projectFolder);
  expect(found).toContain('cart-dto.prompts');
  expect(found).toContain('input.rp_info');
});
