import { MOST_VARIATIONS, msg } from '@stoa/domain';
import { z } from 'zod';
import { fileName, recordId } from '../../../kernel/input.ts';
import { breaksAs } from '../../../kernel/input-issues.ts';
import { money } from '../../../pricing/index.ts';
import { grams, sku } from '../../write/product-fields.ts';

const rowChange = z.object({
  id: recordId,
  /** The revision of the variation that was seen. */
  revision: z.int().min(1),
  sku: sku.optional(),
  price: money.optional(),
  msrp: money.nullable().optional(),
  weightGrams: grams.optional(),
  /** A file of the shop that then stands first among the variation's own pictures; null: it has none of its own. */
  picture: fileName.nullable().optional(),
  unavailableForSale: z.boolean().optional(),
  discontinued: z.boolean().optional(),
  archived: z.boolean().optional(),
});

export const variationsChange = z.object({
  productId: recordId,
  changes: z
    .array(rowChange)
    .min(1)
    .max(MOST_VARIATIONS)
    .superRefine((changes, { addIssue }) => {
      const named = new Set<string>();
      for (const [at, { id }] of changes.entries()) {
        if (named.has(id)) {
          addIssue({ code: 'custom', path: [at, 'id'], ...breaksAs(msg('catalogue.variation_twice')) });
        }
        named.add(id);
      }
    }),
});

/** What is to be changed of variations of a product: a field that is left out stays. Amounts are minor units. */
export type VariationsChange = z.input<typeof variationsChange>;

/** A change of a row, once it is checked. */
export type RowChange = z.output<typeof rowChange>;

/** What is wanted of a row. */
export type WantedFields = Omit<RowChange, 'id' | 'revision'>;
