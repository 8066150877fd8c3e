import { changeVariations as change } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { toldRow } from './told-row.ts';

export const changeVariations = forRole.variations.change.handler(async ({ input, context }) => {
  const changes = input.changes.map(({ version: revision, ...fields }) => ({ ...fields, revision }));
  const rows = await change(context.shop, { productId: input.product, changes });
  return { items: rows.map(toldRow) };
});
