import * as contract from '@stoa/contract';
import { describe, expect, it } from 'vitest';
import { everyOperation } from '../testing/every-operation.ts';
import { serveMug } from '../testing/served-mug.ts';

const { sale, mug } = await serveMug();

const withCode = (code: string) => ({ errors: [{ extensions: { code } }] });

/** Everything at an address that can be asked for, several times over. */
function everythingOften(times: number): string {
  const asked = { product: '', slug: 'harbour-mug', category: 'mugs' };
  const operation = everyOperation('query', asked).find(({ name }) => name === 'pageDataBySlug');
  const selection = operation?.query.replace(/^[^{]*\{ *pageDataBySlug\([^)]*\)(.*)\}$/s, '$1') ?? '';
  const fields = Array.from(
    { length: times },
    (_, at) => `p${at}: pageDataBySlug(slug: "harbour-mug") { ...all }`,
  );
  return `{ ${fields.join(' ')} } fragment all on PageData ${selection}`;
}

const ours = Object.entries(contract).flatMap(([name, document]) =>
  document instanceof contract.TypedDocumentString && name.endsWith('Document')
    ? [[name, document.toString()] as const]
    : [],
);

/** Fragments of which each is spread twice by the one before: what they hold together doubles with each. */
const doubling = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const next = at + 1 < count ? `...f${at + 1} ...f${at + 1}` : 'me { email }';
    return `fragment f${at} on Query { ${next} }`;
  }).join(' ');

/** The same field many times in one place, which takes long to validate, however it is written. */
const again: readonly [string, string][] = [
  ['asking for a field again and again', `{ ${'me { email } '.repeat(11)} }`],
  ['asking for a field again and again in inline fragments', `{ ${'... { me { email } } '.repeat(11)} }`],
  ['asking for a field again and again within itself', `{ ${`me { ${'email '.repeat(4)} } `.repeat(3)} }`],
  ['spreading a fragment again and again', `{ ${'...f '.repeat(11)} } fragment f on Query { me { email } }`],
  ['spreading fragments in fragments', `{ ...f0 } ${doubling(30)}`],
  [
    'asking often in a fragment that nothing spreads',
    `{ me { email } } fragment f on Query { ${'me { email } '.repeat(11)} }`,
  ],
  [
    'asking for a name that fields share',
    `{ ${'me { email } '.repeat(5)} ${'me: customer { email } '.repeat(6)} }`,
  ],
];

describe('a document', () => {
  it.each(ours)('lets a stranger ask what our storefront asks: %s', async (_name, query) => {
    const { text } = await sale.visitor().graphql(`# Not ours to the letter\n${query}`);
    expect(text).not.toContain('QUERY_TOO_COMPLEX');
  });

  it.each([
    ['deep', `{ categoryList ${'{ children '.repeat(13)}{ name }${'}'.repeat(13)} }`],
    ['with many aliases', `{ ${Array.from({ length: 16 }, (_, at) => `a${at}: me { email }`).join(' ')} }`],
    ['long', `{ ${'me { email } '.repeat(600)} }`],
    ['longer than any is written', `{ me { email } } # ${'x'.repeat(50_000)}`],
    ['longer than any in lines', `{${'\n'.repeat(2000)} nonsense }`],
    ['costly', everythingOften(12)],
    ...again,
    ['with two mutation fields', 'mutation { a: logout { success } b: logout { success } }'],
    [
      'with two mutation fields in a fragment',
      'mutation { ...f } fragment f on Mutation { a: logout { success } b: logout { success } }',
    ],
  ])('refuses a document that is %s', async (_what, query) => {
    const { body } = await sale.visitor().graphql(query);
    expect(body).toMatchObject(withCode('QUERY_TOO_COMPLEX'));
  });

  it('refuses the listings of all categories below others, ten times over, before it looks at the shop', async () => {
    const below = 'categoryList { children { pliable_data(limit: 100) { data { name } } } }';
    const query = `{ ${Array.from({ length: 10 }, (_, at) => `a${at}: ${below}`).join(' ')} }`;
    const { body } = await sale.visitor().graphql(query);
    expect(body).toMatchObject(withCode('QUERY_TOO_COMPLEX'));
    expect(body).not.toHaveProperty('data');
  });

  it('asks the cost of each request, also of a document that cost little before', async () => {
    const sliders = Array.from({ length: 12 }, (_, at) => `a${at}: sliderProducts(input: $input)`);
    const below =
      '{ products { name slug sku url attributes { code label value } images { alt large medium } } }';
    const query = `query ($input: SliderProductsInput!) { ${sliders.map((one) => one + below).join(' ')} }`;
    const ask = async (limit: number) => {
      const { body } = await sale.visitor().graphql(query, { input: { type: 'newest', limit } });
      return body;
    };
    expect(await ask(2)).toMatchObject({ data: { a0: { products: [{ name: 'Harbour mug' }] } } });
    expect(await ask(100)).toMatchObject(withCode('QUERY_TOO_COMPLEX'));
  });

  it('answers once what it refuses to answer often', async () => {
    const { body } = await sale.visitor().graphql(everythingOften(1));
    expect(body).toMatchObject({ data: { p0: { kind: 'product' } } });
  });

  it('says wrong variables of a compiled document as wrong input', async () => {
    const variables = { input: { _id: mug.id, qty: 'abc' } };
    const answer = await sale.visitor().graphql(contract.AddToCartDocument.toString(), variables);
    expect(answer.body).toMatchObject(withCode('BAD_USER_INPUT'));
  });

  it.each([
    ['a stranger’s document', 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { success } }'],
    ['one of ours', contract.AddToCartDocument.toString()],
  ])('tells of the first faults among many in the variables of %s, shortly', async (_whose, query) => {
    const input = Object.fromEntries(Array.from({ length: 9000 }, (_, at) => [`k${at}`, at]));
    const { body, text } = await sale.visitor().graphql(query, { input });
    expect(body).toMatchObject(withCode('BAD_USER_INPUT'));
    expect(Object(body).errors).toHaveLength(1);
    expect(Object(body).errors[0].extensions.field_errors).toHaveLength(20);
    expect(text.length).toBeLessThan(4000);
  });
});
