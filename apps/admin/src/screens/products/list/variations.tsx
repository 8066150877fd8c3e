import { Button } from '@mantine/core';
import type { ListedProduct, ListedVariation } from '@stoa/admin-contract';
import { adminVariationsText, adminProductsText as text } from '@stoa/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queries } from '../../../api/index.ts';
import { tellCount } from '../../../kit/amount.ts';
import { listQuery, useListLinkState } from '../../../kit/list/index.ts';
import { Money } from '../../../kit/money.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { usePlace } from '../../../kit/place.ts';
import { Failed, Loading } from '../../../kit/state/index.ts';
import { useWorkplace } from '../../../session/index.ts';
import { variationAddress } from '../product/variations/addresses.ts';
import classes from './variations.module.css';

/** How many are read at once: about a screenful. */
const PAGE = 25;

/**
 * What a variable product unfolds to: its variations that can be chosen, each a link to its record, in pages. They are
 * kept as long as the list is, so that whoever comes back finds as many as before. ADM-051, ADM-101
 */
export function Variations({ product }: { readonly product: ListedProduct }) {
  const { code: shop } = useWorkplace();
  const query = useInfiniteQuery({
    ...queries.products.variations.infiniteOptions({
      input: (cursor: string | undefined) => ({
        shop,
        product: product.id,
        limit: PAGE,
        ...(cursor !== undefined && { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    gcTime: listQuery.gcTime,
  });
  if (query.data === undefined) {
    return query.isError ? <Failed error={query.error} onRetry={() => query.refetch()} /> : <Loading />;
  }
  const variations = query.data.pages.flatMap(({ items }) => items);
  return (
    <>
      <ul className={classes.list} aria-label={text.variationsOf({ name: product.name })}>
        {variations.map((variation) => (
          <Variation key={variation.id} product={product} variation={variation} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            size="compact-sm"
            loading={query.isFetchingNextPage}
            onClick={() => query.fetchNextPage()}
          >
            {adminVariationsText.more()}
          </Button>
          {query.isFetchNextPageError && (
            <span role="alert" className={classes.failed}>
              {text.moreFailed()}
            </span>
          )}
        </div>
      )}
    </>
  );
}

interface VariationProps {
  readonly product: ListedProduct;
  readonly variation: ListedVariation;
}

function Variation({ product, variation }: VariationProps) {
  const { code: shop } = useWorkplace();
  const state = useListLinkState();
  const { id, sku, values, picture, price, currency } = variation;
  const about = [
    variation.unavailableForSale && adminVariationsText.unavailable(),
    variation.discontinued && adminVariationsText.discontinued(),
  ].filter((word) => word !== false);
  return (
    <li className={classes.variation}>
      {/* Its values say what it shows; without a picture of its own it has that of the product. */}
      <Picture shop={shop} file={picture?.file ?? product.picture?.file ?? null} alt="" side={32} />
      <div className={classes.words}>
        <Link to={variationAddress(shop, product.id, id)} state={state} className={classes.values}>
          {Object.values(values).join(' / ') || sku}
        </Link>
        <span className={classes.sku}>{[sku, ...about].join(' · ')}</span>
      </div>
      <div className={classes.stock}>
        <Stock {...variation} />
      </div>
      <div className={classes.price}>
        <Money amount={price} currency={currency} />
      </div>
    </li>
  );
}

function Stock({ salable, low }: Pick<ListedVariation, 'salable' | 'low'>) {
  const place = usePlace();
  if (salable === null) return <span className={classes.always}>{adminVariationsText.alwaysThere()}</span>;
  if (salable <= 0) return <span className={classes.out}>{text.outOfStock()}</span>;
  return (
    <span className={low ? classes.low : undefined}>
      {adminVariationsText.inStock({ n: tellCount(salable, place) })}
    </span>
  );
}
