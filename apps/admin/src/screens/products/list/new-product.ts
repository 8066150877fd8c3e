import { adminProductsText as text } from '@stoa/messages';
import { z } from 'zod';
import { child, MOST_CHILDREN } from '../product/child.ts';

/** The kinds of product that are made by hand. ADM-105 */
export const newKinds = ['simple', 'variable_product', 'grouped', 'gift_certificate'] as const;
export type NewKind = (typeof newKinds)[number];

/** What is typed of a new product. The products that a grouped one consists of count for no other kind. ADM-105 */
export const newProduct = z
  .object({
    kind: z.enum(newKinds),
    name: z.string().trim().min(1, text.nameNeeded()).max(255, text.nameLength()),
    sku: z.string().trim().min(1, text.skuNeeded()).max(100, text.skuLength()),
    children: z.array(child).max(MOST_CHILDREN, text.childrenMost({ n: MOST_CHILDREN })),
  })
  .refine(({ kind, children }) => kind !== 'grouped' || children.length > 0, {
    path: ['children'],
    message: text.childrenNeeded(),
    // Told together with what else is missing.
    when: () => true,
  });
