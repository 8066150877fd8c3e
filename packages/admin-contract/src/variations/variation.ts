import { z } from 'zod';
import { version } from '../parts/fields.ts';
import { amount } from '../parts/money.ts';
import { listedVariation } from '../products/product.ts';

/** A row of the matrix of a product's variations. ADM-113 */
export const matrixVariation = listedVariation.omit({ currency: true }).extend({
  version,
  archived: z.boolean(),
  msrp: amount.nullable(),
  weightGrams: z.int(),
});
export type MatrixVariation = z.output<typeof matrixVariation>;

const line = z.string().trim();

/** A change of one row of the matrix; a field that is left out stays. */
export const changedRow = z.strictObject({
  id: z.uuid().toLowerCase(),
  version,
  sku: line.min(1).max(100).optional(),
  price: amount.min(0).max(1_000_000_000_000).optional(),
  msrp: amount.min(0).max(1_000_000_000_000).nullable().optional(),
  weightGrams: z.int().min(0).max(100_000_000).optional(),
  picture: z
    .string()
    .max(200)
    .nullable()
    .optional()
    .describe(
      'The name of a file of the shop, which stands first among the pictures of the variation; null leaves it none of its own.',
    ),
  unavailableForSale: z.boolean().optional(),
  discontinued: z.boolean().optional(),
  archived: z.boolean().optional(),
});
export type ChangedRow = z.input<typeof changedRow>;

const value = line.min(1).max(120);

/** The attributes of a product as they shall be, in their order, each with its values in theirs. ADM-110 */
export const givenAttributes = z
  .array(
    z.strictObject({
      id: z
        .string()
        .max(60)
        .optional()
        .describe(
          'Of one that the product has; a new one is given an id made of its label where it names none.',
        ),
      label: value,
      displayType: z.enum(['button', 'dropdown', 'radio']),
      options: z
        .array(
          z.strictObject({
            value,
            was: z
              .string()
              .max(120)
              .optional()
              .describe('What the value was called until now, where it is renamed; variations go with it.'),
            swatch: line.max(255).optional(),
          }),
        )
        .max(500),
    }),
  )
  .max(6);
export type GivenAttributes = z.input<typeof givenAttributes>;

/** Values by the id of their attribute. */
export const chosenValues = z.record(z.string().max(60), z.string().max(120));
