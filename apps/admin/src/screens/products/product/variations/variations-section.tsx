import { Button, Skeleton } from '@mantine/core';
import type { ListedVariation } from '@stoa/admin-contract';
import { adminAttributesEditorText, adminVariationsText, plural } from '@stoa/messages';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../../api/index.ts';
import { SearchField } from '../../../../kit/list/index.ts';
import { Section } from '../../../../kit/section.tsx';
import { Failed, LinkButton, Loading, NothingMatches } from '../../../../kit/state/index.ts';
import { useWorkplace } from '../../../../session/index.ts';
import { useMayWrite } from '../use-product.ts';
import { attributesAddress, sheetAddress } from './addresses.ts';
import { AttributesLine } from './attributes-line.tsx';
import { NoVariations } from './no-variations.tsx';
import { VariationRow, type Varied } from './variation-row.tsx';
import classes from './variations.module.css';

/** How many variations are shown at first, and with each step further. */
const SHOWN = 20;

/** From how many on they are searched. */
const MANY = 6;

/** The variations of a variable product, each leading to its own page, and what they differ in. ADM-101, ADM-110 */
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
      actions={<Actions product={product} />}
    >
      <AttributesLine attributes={product.variationAttributes} />
      {product.variations >= MANY && (
        <div className={classes.find}>
          <SearchField
            key={product.id}
            label={adminVariationsText.search()}
            placeholder={adminVariationsText.searchHelp()}
            words={words}
            onSearch={setWords}
          />
        </div>
      )}
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

/** Leads to where all variations and their attributes are edited; whoever may only read sees all variations there. */
function Actions({ product: { id, variations } }: { readonly product: Varied }) {
  const { code: shop } = useWorkplace();
  const mayWrite = useMayWrite();
  if (variations === 0) return null;
  const { edit, inSheet, readInSheet } = adminAttributesEditorText;
  return (
    <>
      {mayWrite && <LinkButton to={attributesAddress(shop, id)} label={edit()} />}
      <LinkButton to={sheetAddress(shop, id)} label={mayWrite ? inSheet() : readInSheet()} />
    </>
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
    return onClear ? <NothingMatches onClear={onClear} /> : <NoVariations product={product} />;
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
