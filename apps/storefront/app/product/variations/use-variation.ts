import {
  chooseOption,
  type IndexedVariation,
  initialVariation,
  splitVariation,
  type VariationIndex,
  variationAttributeStates,
} from '@stoa/domain';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ProductData } from '../data/product-data.ts';
import { variationPath } from '../data/variation-path.ts';
import { readVariation } from '../packed/read-variation.ts';
import { selectionOf, variationIndexOf } from './variation-index.ts';

/**
 * Returns the variation chosen on a product page. Choosing is instant: the page holds all variations, and the address
 * follows without anything being loaded. Whoever opens that address gets the same variation. VAR-022 to VAR-033
 */
export function useVariation(product: ProductData, searchKeyword: string | undefined) {
  const index = variationIndexOf(product);
  const { sku } = splitVariation(useLocation().pathname);
  const navigate = useNavigate();
  const [state, setState] = useState(() => openedWith(index, sku, searchKeyword));
  const [seenSku, setSeenSku] = useState(sku);
  const { chosen, othersChanged } = state;
  if (seenSku !== sku) {
    setSeenSku(sku);
    // The address can change by other means than choosing here: back and forward, a link.
    if (chosen?.variation.sku !== sku) setState(openedWith(index, sku, searchKeyword));
  }

  const choose = (attributeId: string, value: string) => {
    if (!index || !chosen) return;
    const choice = chooseOption(index, selectionOf(index.attributes, chosen.values), attributeId, value);
    if (!choice) return;
    const { sku: chosenSku } = choice.chosen.variation;
    setState({ chosen: choice.chosen, othersChanged: choice.othersChanged, byVisitor: true });
    navigate(variationPath(product.url, chosenSku), { replace: true, preventScrollReset: true });
  };

  const states = useMemo(
    () =>
      index && chosen ? variationAttributeStates(index, selectionOf(index.attributes, chosen.values)) : [],
    [index, chosen],
  );
  const row = index && chosen ? index.entries.indexOf(chosen) : -1;
  const variation = useMemo(
    () => (row < 0 ? undefined : readVariation(product.variations, row)),
    [product, row],
  );
  return { index, chosen, variation, states, othersChanged, byVisitor: state.byVisitor, choose };
}

interface ChoiceState {
  readonly chosen: IndexedVariation | undefined;
  readonly othersChanged: boolean;
  /** Chosen on this page, and not by its address. */
  readonly byVisitor: boolean;
}

function openedWith(
  index: VariationIndex | undefined,
  sku: string | undefined,
  searchKeyword: string | undefined,
): ChoiceState {
  const chosen = index && initialVariation(index, { sku, searchKeyword });
  return { chosen, othersChanged: false, byVisitor: false };
}
