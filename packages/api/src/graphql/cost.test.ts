import { getOperationAST, getVariableValues, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { costOf } from './cost.ts';
import { contractSchema } from './schema.ts';

const schema = contractSchema();

function cost(text: string, sent: Readonly<Record<string, unknown>> = {}, name?: string): number {
  const document = parse(text);
  const operation = getOperationAST(document, name);
  if (!operation) throw new Error('there is no such operation');
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], sent);
  if (!coerced) throw new Error('the variables do not fit');
  return costOf({ schema, document, operation, variables: coerced });
}

const slider = (limit: string) =>
  `sliderProducts(input: { type: "newest", limit: ${limit} }) { products { name slug } }`;

describe('what a document costs', () => {
  it('is one for each field', () => {
    expect(cost('{ me { email } }')).toBe(2);
    expect(cost('{ me { email } getCartCount { count } __typename }')).toBe(4);
  });

  it('is multiplied by the entries that are asked for, at most by as many as there may be', () => {
    const one = cost(`{ ${slider('1')} }`);
    expect(cost(`{ ${slider('5')} }`) - one).toBe(4 * 3);
    expect(cost(`{ ${slider('100')} }`) - one).toBe(99 * 3);
    expect(cost(`{ ${slider('1000000000')} }`)).toBe(cost(`{ ${slider('100')} }`));
    expect(cost(`{ ${slider('-5')} }`)).toBe(cost(`{ ${slider('null')} }`));
  });

  it('counts the entries that are named one by one', () => {
    const named = (skus: string) =>
      cost(`{ products(input: { type: "manual", sku_list: [${skus}] }) { products { name slug } } }`);
    expect(named('"a", "b", "c"') - named('"a"')).toBe(2 * 3);
  });

  it('is the same by variables, their defaults and fragments', () => {
    const plain = cost(`{ ${slider('50')} }`);
    expect(cost(`query ($n: Int) { ${slider('$n')} }`, { n: 50 })).toBe(plain);
    expect(cost(`query ($n: Int = 50) { ${slider('$n')} }`)).toBe(plain);
    expect(cost(`{ ...F } fragment F on Query { ... { ${slider('50')} } }`)).toBe(plain);
    const search = (paging: string) =>
      `{ searchPliable(search_type: "product", keyword: "mug", ${paging}) { products { name } } }`;
    expect(cost(search('params: { limit: 50 }'))).toBe(cost(search('paging: { limit: 50 }')));
    expect(cost(search('params: { limit: 50 }'))).toBeGreaterThan(cost(search('params: { limit: 5 }')));
  });

  it('is multiplied by lists within lists, and by how often all of it is asked for', () => {
    const below = 'pliable_data(limit: 10) { data { name } }';
    const flat = cost(`{ categoryBySlug(slug: "mugs") { ${below} } }`);
    const ofAll = cost(`{ categoryList { ${below} } }`);
    expect(ofAll).toBe(10 * flat);
    expect(cost(`{ categoryList { children { ${below} } } }`)).toBeGreaterThan(10 * ofAll);
    expect(cost(`{ a: categoryList { ${below} } b: categoryList { ${below} } }`)).toBe(2 * ofAll);
  });

  it('is that of the operation that is meant', () => {
    const both = `query Small { me { email } } query Large { ${slider('100')} }`;
    expect(cost(both, {}, 'Small')).toBe(2);
    expect(cost(both, {}, 'Large')).toBeGreaterThan(300);
  });

  it('goes by the most of what may stand for a size, wherever among the arguments it stands', () => {
    const search = (args: string) =>
      cost(`{ searchPliable(search_type: "product", keyword: "", ${args}) { products { name slug } } }`);
    const all = search('params: { limit: 100 }');
    expect(search('params: { limit: 1, paging: { limit: 100 } }')).toBe(all);
    expect(search('params: { limit: 1 }, paging: { limit: 100 }')).toBe(all);
    expect(search('params: { limit: 1 }, paging: { limit: null }')).toBe(search(''));
  });
});
