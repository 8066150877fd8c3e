import type { Product } from '@stoa/admin-contract';
import { adminAttributesReviewText as text } from '@stoa/messages';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { problemOf } from '../../../api/index.ts';
import { Dialog, LeaveButton } from '../../../kit/dialog.tsx';
import { amountOf, EntryForm } from '../../../kit/form/index.ts';
import { type Place, usePlace } from '../../../kit/place.ts';
import { firstReview, reviewSchema, type TypedReview } from './new-skus.ts';
import { chosenOf, countChosen, type Plan, tellSave } from './review.ts';
import { ReviewAdditions } from './review-additions.tsx';
import { ReviewArchives } from './review-archives.tsx';
import type { Chosen, Review } from './use-attributes.ts';

interface ReviewDialogProps {
  readonly review: Review;
  readonly product: Product;
  readonly onClose: () => void;
}

/** Asks before attributes are saved: which variations that archives, and which of the missing ones it adds. ADM-111, ADM-112 */
export function ReviewDialog({ review, product, onClose }: ReviewDialogProps) {
  const { plan, askedForMissing, kept, send, onDone, onRefused } = review;
  const { locale } = usePlace();
  const { currency } = product;
  const schema = useMemo(() => reviewSchema(plan, { locale, currency }), [plan, locale, currency]);
  const values = useMemo(() => firstReview(askedForMissing, kept), [askedForMissing, kept]);
  const submit = async (typed: TypedReview) => {
    try {
      onDone(await send(sentOf(plan, typed, { locale, currency })));
    } catch (error) {
      if (!isOfForm(error)) throw error;
      onRefused(error, typed);
    }
  };
  return (
    <Dialog wide title={text.title()} onClose={onClose}>
      <EntryForm
        signedIn
        schema={schema}
        values={values}
        onSubmit={submit}
        submit={<SaveWords plan={plan} />}
        submitProps={plan.archives.count > 0 ? { color: 'red' } : {}}
        aside={<LeaveButton>{text.cancel()}</LeaveButton>}
      >
        <ReviewArchives archives={plan.archives} attributes={product.variationAttributes} />
        <ReviewAdditions plan={plan} product={product} />
      </EntryForm>
    </Dialog>
  );
}

/** Names what the button does, as the boxes stand. */
function SaveWords({ plan }: { readonly plan: Plan }) {
  const [addNew, addOthers] = useWatch<TypedReview, ['addNew', 'addOthers']>({
    name: ['addNew', 'addOthers'],
  });
  return tellSave(plan, { addNew, addOthers });
}

function sentOf(plan: Plan, typed: TypedReview, place: Pick<Place, 'locale' | 'currency'>): Chosen {
  const chosen = chosenOf(plan, typed);
  const combinations = chosen.map(({ values }) => values);
  if (countChosen(chosen).makes === 0) return { combinations };
  const price = amountOf(typed.price, place);
  return { combinations, skuPattern: typed.skuPattern.trim(), ...(price !== null && { price }) };
}

/**
 * Whether a refusal is of what stands in the form behind the dialog: of the attributes, or since somebody was faster. A
 * sku that somebody took in this moment is told beside its pattern.
 */
function isOfForm(error: unknown): boolean {
  const { status, errors = [] } = problemOf(error) ?? {};
  const isAt = (names: RegExp) => errors.some(({ pointer }) => names.test(pointer));
  return isAt(/^\/(?:attributes|version)(?:\/|$)/) || (status === 409 && !isAt(/^\/skuPattern$/));
}
