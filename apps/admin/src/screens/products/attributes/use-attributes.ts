import type { AdminOutputs, Product } from '@stoa/admin-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, queries, rereadOnConflict, rereadOnRefusal } from '../../../api/index.ts';
import { GIVEN_UP } from '../../../kit/form/index.ts';
import { useWorkplace } from '../../../session/index.ts';
import { useProductChange } from '../product/use-product.ts';
import { givenOf } from './given.ts';
import { type TypedAttributes, typedOf } from './model.ts';
import type { KeptReview } from './new-skus.ts';
import { needsReview, type Plan } from './review.ts';
import { tellDone } from './told.ts';

/** What changing attributes did. */
type Done = AdminOutputs['variations']['changeAttributes'];

/** What of a change is chosen in its review. */
export interface Chosen {
  readonly combinations: readonly Readonly<Record<string, string>>[];
  readonly skuPattern?: string;
  /** Minor units. */
  readonly price?: number;
}

/** A save that waits for its review. */
export interface Review {
  readonly plan: Plan;
  /** Whether nothing is changed, and the person asked for the combinations that are missing. */
  readonly askedForMissing: boolean;
  /** What was typed in the review before, where that was refused. */
  readonly kept: KeptReview | undefined;
  readonly send: (chosen: Chosen) => Promise<Done>;
  readonly onDone: (done: Done) => void;
  /** Goes back to the form, with what it tells; what was typed in the review stands in the next one. */
  readonly onRefused: (error: unknown, typed?: KeptReview) => void;
}

/** Returns what shows a product and its variations as they are after its attributes were changed. */
function useAttributesChange(): () => Promise<void> {
  const client = useQueryClient();
  const changed = useProductChange();
  return async () => {
    const { variations, readVariation } = queries.products;
    for (const told of [variations, readVariation, queries.variations.matrix]) {
      void client.invalidateQueries({ queryKey: told.key() });
    }
    await changed();
  };
}

/**
 * Returns what saves the attributes of a product: planned first, and sent after a review where variations are archived or
 * missing. ADM-111, ADM-112
 */
export function useAttributesSave(product: Product) {
  const { code: shop } = useWorkplace();
  const shown = useAttributesChange();
  const [review, setReview] = useState<Review>();
  const done = useRef<string>('');
  const kept = useRef<KeptReview>(undefined);
  const { id, version, variationAttributes: read } = product;

  const save = async (changed: Partial<TypedAttributes>, typed: TypedAttributes) => {
    const of = { shop, product: id, attributes: givenOf(typed.attributes, read) };
    const plan = await rereadOnRefusal(() => api.variations.planAttributes(of), shown);
    const send = ({ combinations, ...chosen }: Chosen) =>
      rereadOnConflict(
        () =>
          api.variations.changeAttributes({
            ...of,
            ...chosen,
            version,
            combinations: combinations.map((values) => ({ ...values })),
          }),
        shown,
      );
    const askedForMissing = changed.attributes === undefined;
    const ask = () =>
      new Promise<Done>((onDone, reject) => {
        const onRefused: Review['onRefused'] = (error, typed) => {
          kept.current = typed ?? kept.current;
          reject(error);
        };
        setReview({ plan, askedForMissing, kept: kept.current, send, onDone, onRefused });
      }).finally(() => setReview(undefined));
    const told = needsReview(plan, askedForMissing) ? await ask() : await send({ combinations: [] });
    done.current = tellDone(told);
    kept.current = undefined;
    await shown();
    return typedOf(plan.attributes);
  };
  return {
    save,
    /** What the last save did. */
    tellSaved: () => done.current,
    review,
    giveUp: () => review?.onRefused(GIVEN_UP),
  };
}
