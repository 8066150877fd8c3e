import { Button, Skeleton } from '@mantine/core';
import type { ListedVariation } from '@stoa/admin-contract';
import { adminVariationsText, plural } from '@stoa/messages';
import { IconStack2 } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../../api/index.ts';
import { SearchField } from '../../../../kit/list/index.ts';
import { Section } from '../../../../kit/section.tsx';
import { Empty, Failed, Loading, NothingMatches } from '../../../../kit/state/index.ts';
import { useWorkplace } from '../../../../session/index.ts';
import { VariationRow, type Varied } from './variation-row.tsx';
import classes from './variations.module.css';

/** How many variations are shown at first, and with each step further. */
const SHOWN = 20;

/** From how many on they are searched. */
const MANY = 6;

/** The variations of a variable product, each leading to its own page. ADM-101 */
export function VariationsSection({ product }: { readonly product: Varied }) {
  const [words, setWords] = useState('');
  const query = useVariations(product.id, words);
  const shown = query.data?.pages.flatMap(({ items }) => items);
  return (
    <Section
      title={adminVariationsText.title()}
      badge={
        product.variations > 0 && (
          <span className={classes.count}>
            {plural(product.variations, adminVariationsText.one, adminVariationsText.many)}
          </span>
        )
      }
      actions={
        product.variations >= MANY && (
          <SearchField
            key={product.id}
            label={adminVariationsText.search()}
            placeholder={adminVariationsText.searchHelp()}
            words={words}
            onSearch={setWords}
          />
        )
      }
    >
      {query.isPending && (
        <Loading>
          <VariationsOutline />
        </Loading>
      )}
      {shown !== undefined && (
        <div aria-busy={query.isPlaceholderData}>
          <Variations
            variations={shown}
            product={product}
            onClear={words === '' ? undefined : () => setWords('')}
          />
        </div>
      )}
      {query.isError && (
        <Failed
          error={query.error}
          onRetry={() => (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
        />
      )}
      {query.hasNextPage && !query.isError && (
        <Button
          variant="default"
          mt="sm"
          loading={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {adminVariationsText.more()}
        </Button>
      )}
    </Section>
  );
}

function useVariations(product: string, words: string) {
  const { code: shop } = useWorkplace();
  return useInfiniteQuery(
    queries.products.variations.infiniteOptions({
      input: (cursor: string | undefined) => ({
        shop,
        product,
        limit: SHOWN,
        ...(words !== '' && { q: words }),
        ...(cursor !== undefined && { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
}

interface VariationsProps {
  readonly variations: readonly ListedVariation[];
  readonly product: Varied;
  /** Shows all of them; undefined where nothing was searched for. */
  readonly onClear: (() => void) | undefined;
}

function Variations({ variations, product, onClear }: VariationsProps) {
  if (variations.length === 0) {
    return onClear ? (
      <NothingMatches onClear={onClear} />
    ) : (
      <Empty icon={IconStack2} title={adminVariationsText.none()} help={adminVariationsText.noneHelp()} />
    );
  }
  return (
    <ul className={classes.variations} aria-label={adminVariationsText.title()}>
      {variations.map((variation) => (
        <VariationRow key={variation.id} variation={variation} product={product} />
      ))}
    </ul>
  );
}

const VariationsOutline = () =>
  Array.from({ length: 4 }, (_, at) => <Skeleton key={at} height={44} my={10} radius="md" />);
