import { escapeFilterValue, FILTER_FORM_KEY, toDecimal } from '@stoa/domain';
import type { ListingData } from './listing-data.ts';

/** Shows the choices a form of the listing must carry along so that they are not lost. */
export function CarriedFields({ data, withPrice = false }: { data: ListingData; withPrice?: boolean }) {
  const { view, base, rules } = data;
  const { attributes, minRating, price } = view.filters;
  const major = (amount: number | undefined) =>
    amount === undefined ? '' : toDecimal(amount, rules.currency);
  return (
    <>
      {base.kind === 'search' && <input type="hidden" name="q" value={base.keyword} />}
      {base.kind === 'search' && base.by && <input type="hidden" name="by" value={base.by} />}
      <input type="hidden" name={FILTER_FORM_KEY} value="1" />
      {attributes.map(({ code, values }) => (
        <input key={code} type="hidden" name={code} value={values.map(escapeFilterValue).join('|')} />
      ))}
      {minRating !== undefined && <input type="hidden" name="review_avg_rating" value={minRating} />}
      {withPrice && price && (
        <input type="hidden" name="price" value={`${major(price.from)}|${major(price.to)}`} />
      )}
      {!withPrice && view.sort && view.sort !== rules.defaultSort && (
        <input type="hidden" name="sort" value={view.sort} />
      )}
    </>
  );
}
