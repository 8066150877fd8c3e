import { isContractProcedure } from '@orpc/contract';
import { type AdminOutputs, adminContract } from '@stoa/admin-contract';
import { createProduct, resolveAddress } from '@stoa/commerce';
import { variableProduct } from '@stoa/commerce/testing';
import { change } from '@stoa/database';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { productsOffice } from './testing/products-office.ts';

const { opened, ask } = productsOffice();
const id = '01a22b83-f062-75a5-a6b7-a437ff6f5299';

/** Every schema of an id in the input of a procedure. */
function idsOf(input: z.ZodType): z.ZodType[] {
  const found: z.ZodType[] = [];
  z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.format === 'uuid' && zodSchema instanceof z.ZodUUID) found.push(zodSchema);
    },
  });
  // What a schema was made of by a check is no part of the input.
  const former = new Set(found.map((schema) => schema._zod.parent));
  return found.filter((schema) => !former.has(schema));
}

const inputs = Object.entries(adminContract).flatMap(([group, procedures]) =>
  Object.entries(procedures).flatMap(([name, procedure]: [string, unknown]) => {
    const input = isContractProcedure(procedure) ? procedure['~orpc'].inputSchema : undefined;
    return input instanceof z.ZodType ? [{ name: `${group}.${name}`, ids: idsOf(input) }] : [];
  }),
);

describe('an id in capital letters', () => {
  it('is in small ones once it was read, wherever an input takes one', () => {
    expect(inputs.filter(({ ids }) => ids.length > 0).length).toBeGreaterThan(30);
    for (const { name, ids } of inputs)
      for (const schema of ids) expect(schema.parse(id.toUpperCase()), name).toBe(id);
  });

  it('counts pieces of the record that it names', async () => {
    const { id: product } = await opened().sale.simple({ stock: { available: 5 } });
    const stock = (path: string, body: object) =>
      ask('POST', `/products/${product.toUpperCase()}/${path}`, { ...body, reason: 'Stocktaking' });
    expect(await stock('stock-adjustments', { delta: 2 })).toMatchObject({
      status: 200,
      body: { onHand: 7 },
    });
    expect(await stock('stock-counts', { seen: 7, counted: 4 })).toMatchObject({
      status: 200,
      body: { onHand: 4 },
    });
    const entries = await ask<AdminOutputs['audit']['list']>('GET', `/audit-entries?entityId=${product}`);
    expect(entries.body.items.filter(({ verb }) => verb === 'stock.adjust')).toHaveLength(2);
  });

  it('moves, changes and copies the product that it names', async () => {
    const { sale } = opened();
    const { id: product } = await sale.simple();
    const path = `/products/${product.toUpperCase()}`;
    for (const slug of ['cup', 'bowl', 'cup']) {
      expect(await ask('PUT', `${path}/slug`, { slug })).toMatchObject({ status: 200, body: { slug } });
    }
    expect(await resolveAddress(sale.guest(), 'bowl')).toMatchObject({ to: '/cup' });
    const told = await sale.system.db.queries
      .select({ id: change.entityId })
      .from(change)
      .where(and(eq(change.shopId, sale.shop.id), eq(change.kind, 'product.changed')));
    expect(new Set(told.map((one) => one.id))).toEqual(new Set([product]));
    expect(await ask('PATCH', path, { version: 1, name: 'Cup' })).toMatchObject({
      status: 200,
      body: { id: product, name: 'Cup' },
    });
    expect((await ask('POST', `${path}/copies`, { name: 'Cup', ending: '-2' })).status).toBe(201);
  });

  it('changes the variation that it names', async () => {
    const base = variableProduct({ red: 500 }, { sku: 'c' });
    const { id: product, variationIds } = await createProduct(opened().sale.system, base);
    const path = `/products/${product.toUpperCase()}/variations/${variationIds['c-red']?.toUpperCase()}`;
    expect(await ask('PATCH', path, { version: 1, mpn: 'N-1' })).toMatchObject({
      status: 200,
      body: { mpn: 'N-1' },
    });
  });
});
