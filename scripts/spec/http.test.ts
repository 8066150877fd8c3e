import { expect, it } from 'vitest';
import { claimsIn } from './claims.ts';
import { isAskedOverHttp, makeHttpCheck } from './http.ts';

it('addresses and the contract are asked for over HTTP, but for what we ask of others', () => {
  expect(['ROUTE-019', 'API-016', 'API-GQL-571', 'API-REST-501'].filter(isAskedOverHttp)).toHaveLength(4);
  expect(['API-045', 'PRICE-001', 'ENT-016'].filter(isAskedOverHttp)).toEqual([]);
});

const SOURCES: Readonly<Record<string, string>> = {
  'packages/api/src/testing/test-sale.ts': `
    import { makeSale } from '@stoa/commerce/testing';
    import { serveShop } from './test-server.ts';
    export async function serveSale() { return serveShop(await makeSale()); }
    export const makeMug = (sale) => sale.product('mug');`,
  'packages/api/src/testing/served-mug.ts': `
    import { serveSale } from './test-sale.ts';
    let sale;
    const open = async () => { sale = await serveSale(); };
    export function useMug() { open(); return sale; }`,
  'packages/api/src/testing/index.ts': `export { serveSale as served } from './test-sale.ts';`,
};
const goesThroughHttp = makeHttpCheck((file) => SOURCES[file]);

function asks(imports: string, test: string, file = 'packages/api/src/cart.test.ts'): boolean {
  const [claim] = claimsIn(file, `${imports}\n${test}`);
  if (claim === undefined) throw new Error('no claim');
  return goesThroughHttp(file, claim);
}

it('a test goes through HTTP when it asks a server, itself or by what stands beside tests', () => {
  const sale = `import { serveSale, makeMug } from './testing/test-sale.ts';`;
  expect(
    asks(sale, `let s; beforeAll(async () => { s = await serveSale(); }); it('a [API-016]', () => s.get())`),
  ).toBe(true);
  expect(asks(`import { useMug } from './testing/served-mug.ts';`, `it('a [API-016]', () => useMug())`)).toBe(
    true,
  );
  expect(asks(`import { served } from './testing/index.ts';`, `it('a [API-016]', () => served())`)).toBe(
    true,
  );
  const journey = `import { open } from '../harness/demo.ts';`;
  expect(asks(journey, `it('a [ROUTE-001]', () => open())`, 'e2e/http/pages.test.ts')).toBe(true);
});

it('a test does not go through HTTP that calls a helper or draws a page, also beside one that asks', () => {
  const helper = `import { pathOf } from './path.ts'; import { serveSale } from './testing/test-sale.ts';`;
  expect(asks(helper, `it('a [ROUTE-001]', () => pathOf()); it('b', () => serveSale());`)).toBe(false);
  const mug = `import { makeMug } from './testing/test-sale.ts';`;
  expect(asks(mug, `it('a [API-016]', () => makeMug())`)).toBe(false);
  const drawn = `import { render } from '../testing/render.tsx';`;
  expect(
    asks(drawn, `it('a [ROUTE-001]', () => render())`, 'apps/storefront/app/cart/cart-page.test.tsx'),
  ).toBe(false);
  expect(asks('', `it('a [ROUTE-001]', () => 1)`, 'e2e/http/pages.test.ts')).toBe(false);
});
