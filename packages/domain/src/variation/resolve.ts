import {
  type IndexedVariation,
  keyOf,
  skuKey,
  type VariantSelection,
  type VariationIndex,
  valueKey,
  valuesOf,
} from './model.ts';

/** What an address says about the variation. */
export interface VariationWish {
  /** From `/pv/{sku}`. */
  readonly sku?: string | undefined;
  /** From the query key `search_keyword`. */
  readonly searchKeyword?: string | undefined;
}

/**
 * The variation a product page opens with: that of `/pv/{sku}`, else the one whose sku was searched for, else
 * the default, else the best by score. One that is unavailable gives way to the best that is near it.
 * `undefined` when there are no variations. VAR-022 to VAR-030
 */
export function initialVariation(
  index: VariationIndex,
  wish: VariationWish = {},
): IndexedVariation | undefined {
  for (const sku of [wish.sku, wish.searchKeyword, index.defaultSku]) {
    const entry = sku ? index.bySku.get(skuKey(sku)) : undefined;
    if (entry) return entry.type === 'type_4' ? bestOf(index.entries, entry.values) : entry;
  }
  return bestOf(index.entries, []);
}

/**
 * Auto-select: 3 points for each value that agrees with the current selection, 2 for being in stock, 1 for
 * being backordered. The highest score wins, among equals the first; an unavailable variation only when no
 * other is there. `except` is the position of the variant that was just chosen. VAR-026 to VAR-029, OPEN-014
 */
function bestOf(
  entries: readonly IndexedVariation[],
  current: readonly string[],
  except = -1,
): IndexedVariation | undefined {
  let best: IndexedVariation | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const entry of entries) {
    const score = scoreOf(entry, current, except);
    if (score > bestScore) {
      best = entry;
      bestScore = score;
    }
  }
  return best;
}

const UNAVAILABLE = -1_000_000;

function scoreOf(entry: IndexedVariation, current: readonly string[], except: number): number {
  let score = 0;
  for (let position = 0; position < entry.values.length; position += 1) {
    if (position !== except && entry.values[position] === current[position]) score += 3;
  }
  if (entry.type === 'type_1') return score + 2;
  if (entry.type === 'type_2') return score + 1;
  return entry.type === 'type_4' ? score + UNAVAILABLE : score;
}

export interface VariationChoice {
  readonly chosen: IndexedVariation;
  /** Other options changed with it: 'Other options updated based on this selection'. VAR-004 */
  readonly othersChanged: boolean;
  /** The list of more sellers opens. VAR-031 */
  readonly opensSellers: boolean;
}

/**
 * What choosing one option leads to: the combination with the other choices as they are, or, when that does
 * not exist or is unavailable, the best one with this option. `undefined` for an option that no variation has.
 * VAR-004, VAR-026 to VAR-031, OPEN-043
 */
export function chooseOption(
  index: VariationIndex,
  current: VariantSelection,
  variantId: string,
  value: string,
): VariationChoice | undefined {
  const position = index.variants.findIndex((variant) => variant.id === variantId);
  const before = valuesOf(index.variants, current);
  const wanted = before.map((old, at) => (at === position ? value : old));
  const exact = position === -1 ? undefined : index.byPrefix.get(keyOf(wanted))?.first;
  const candidates = index.byValue.get(valueKey(position, value)) ?? [];
  const chosen = exact && exact.type !== 'type_4' ? exact : bestOf(candidates, before, position);
  if (!chosen) return undefined;
  return {
    chosen,
    othersChanged: chosen.values.some((one, at) => at !== position && one !== before[at]),
    opensSellers: chosen.type === 'type_5',
  };
}

/** The options of a variation joined: `Red | Large`. VAR-035 */
export function variationText(index: VariationIndex, { values }: IndexedVariation): string {
  const labels = index.variants.map((variant, position) => {
    const value = values[position];
    return variant.options.find((option) => option.value === value)?.label ?? value ?? '';
  });
  return labels.filter((label) => label !== '').join(' | ');
}
