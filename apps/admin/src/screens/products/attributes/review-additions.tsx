import type { Product } from '@stoa/admin-contract';
import { MAX_SKU_LENGTH } from '@stoa/domain';
import { plural, adminAttributesReviewText as text } from '@stoa/messages';
import { useWatch } from 'react-hook-form';
import { AmountField, CheckField, TextField } from '../../../kit/form/index.ts';
import { NeedsPermission } from '../product/prices/prices-section.tsx';
import { useMayPrice } from '../product/use-product.ts';
import { tellPlaceholders } from '../product/variations/sku-pattern.ts';
import { exampleOf, type TypedReview } from './new-skus.ts';
import classes from './review.module.css';
import { chosenOf, countChosen, countMissing, type Plan, tellChosen } from './review.ts';

interface ReviewAdditionsProps {
  readonly plan: Plan;
  readonly product: Product;
}

/** The missing combinations: which of them become variations, by which skus and at what price. ADM-111 */
export function ReviewAdditions({ plan, product }: ReviewAdditionsProps) {
  const typed = useWatch<TypedReview>() as TypedReview;
  const { fresh, others } = countMissing(plan);
  if (fresh + others === 0) return null;
  const chosen = chosenOf(plan, typed);
  return (
    <section className={classes.additions} aria-label={text.missing()}>
      {fresh > 0 && <CheckField name="addNew" label={plural(fresh, text.addNewOne, text.addNew)} />}
      {others > 0 && <CheckField name="addOthers" label={tellOthers(others, fresh > 0)} />}
      <output className={classes.quiet}>{tellChosen(chosen)}</output>
      {countChosen(chosen).makes > 0 && <NewOnes plan={plan} product={product} typed={typed} />}
    </section>
  );
}

const tellOthers = (others: number, isSecond: boolean): string =>
  isSecond ? plural(others, text.alsoOne, text.also) : plural(others, text.addOthersOne, text.addOthers);

interface NewOnesProps extends ReviewAdditionsProps {
  readonly typed: TypedReview;
}

function NewOnes({ plan, product, typed }: NewOnesProps) {
  const mayPrice = useMayPrice();
  const example = exampleOf(plan, typed, typed.skuPattern, product.sku);
  return (
    <div className={classes.fields}>
      <div className={classes.field}>
        <TextField
          name="skuPattern"
          label={text.pattern()}
          description={text.patternHelp({ placeholders: tellPlaceholders(plan.attributes) })}
          maxLength={MAX_SKU_LENGTH}
          autoComplete="off"
        />
        {example !== undefined && <output className={classes.example}>{text.patternExample(example)}</output>}
      </div>
      {mayPrice ? (
        <AmountField
          name="price"
          label={text.price()}
          description={text.priceHelp()}
          currency={product.currency}
        />
      ) : (
        <div>
          <p className={classes.quiet}>{text.priceLater()}</p>
          <NeedsPermission />
        </div>
      )}
    </div>
  );
}
