import { SKU_PATTERN, skuByPattern } from '@stoa/domain';
import { z } from 'zod';
import { typedNumber } from '../../../kit/form/typed-number.ts';
import type { Place } from '../../../kit/place.ts';
import { MOST_PRICE } from '../product/prices/price-values.ts';
import { skuPatternFault } from '../product/variations/sku-pattern.ts';
import { chosenOf, countChosen, firstWanted, type Plan, type Wanted } from './review.ts';

/** What is typed in the review of a plan. */
export interface TypedReview extends Wanted {
  readonly skuPattern: string;
  /** As it is typed; empty where new variations have no price yet. */
  readonly price: string;
}

/** What of a review is kept where the attributes were refused and are reviewed again. */
export type KeptReview = Pick<TypedReview, 'skuPattern' | 'price'>;

/** What the review of a plan holds at first: what was typed in one before that was refused, or else what is usual. */
export const firstReview = (askedForMissing: boolean, kept?: KeptReview): TypedReview => ({
  ...firstWanted(askedForMissing),
  skuPattern: kept?.skuPattern ?? SKU_PATTERN,
  price: kept?.price ?? '',
});

/** What is checked of a review; of skus and prices only where variations are made. ADM-111 */
export const reviewSchema = (
  plan: Plan,
  place: Pick<Place, 'locale' | 'currency'>,
): z.ZodType<TypedReview, TypedReview> => {
  const price = typedNumber({ ...place, unit: 'money', most: MOST_PRICE, optional: true });
  return z
    .object({
      addNew: z.boolean(),
      addOthers: z.boolean(),
      skuPattern: z.string(),
      price: z.string(),
    })
    .superRefine((typed, context) => {
      if (countChosen(chosenOf(plan, typed)).makes === 0) return;
      const fault = skuPatternFault(typed.skuPattern, plan.attributes);
      if (fault !== undefined) context.addIssue({ code: 'custom', path: ['skuPattern'], message: fault });
      for (const { message } of price.safeParse(typed.price).error?.issues ?? []) {
        context.addIssue({ code: 'custom', path: ['price'], message });
      }
    });
};

/**
 * Shows by the first variation that would be made what its sku is, before an ending where it is taken; undefined where
 * none is made, or the pattern is at fault.
 */
export function exampleOf(
  plan: Plan,
  wanted: Wanted,
  pattern: string,
  sku: string,
): { readonly values: string; readonly sku: string } | undefined {
  const made = chosenOf(plan, wanted).find(({ archived }) => archived === null);
  if (made === undefined || skuPatternFault(pattern, plan.attributes) !== undefined) return undefined;
  const values = plan.attributes.map(({ id }) => [id, made.values[id] ?? ''] as const);
  return {
    values: values.map(([, value]) => value).join(' / '),
    sku: skuByPattern(pattern.trim(), { sku, values, n: 1 }),
  };
}
