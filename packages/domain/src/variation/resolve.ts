import { type IndexedVariation, type VariationIndex, type VariationSelection, valuesOf } from './model.ts';

/** The variation that an address asks for. */
export interface VariationRequest {
  /** From `/pv/{sku}`. */
  readonly sku?: string | undefined;
  /** From the query key `search_keyword`. */
  readonly searchKeyword?: string | undefined;
}

/**
 * Returns the variation a product page opens with: that of `/pv/{sku}`, else the one whose sku was searched for, else
 * the default, else the best by score. One that is unavailable gives way to the best that is near it. `undefined`
 * when there are no variations. VAR-022 to VAR-030
 */
export function initialVariation(
  index: VariationIndex,
  request: VariationRequest = {},
): IndexedVariation | undefined {
  for (const sku of [request.sku, request.searchKeyword, index.defaultSku]) {
    const entry = sku ? entryOf(index, sku) : undefined;
    if (entry) return entry.type === 'type_4' ? bestOf(index.entries, entry.values) : entry;
  }
  return bestOf(index.entries, []);
}

/** Returns the one with the very sku, else one whose sku is the same but for its case. */
function entryOf({ entries }: VariationIndex, sku: string): IndexedVariation | undefined {
  const key = skuKey(sku);
  return (
    entries.find(({ variation }) => variation.sku === sku) ??
    entries.find(({ variation }) => variation.sku === key) ??
    entries.find(({ variation }) => skuKey(variation.sku) === key)
  );
}

const skuKey = (sku: string) => sku.trim().toLowerCase();

/**
 * Auto-select: 3 points for each value that agrees with the current selection, 2 for being in stock, 1 for
 * being backordered. The highest score wins, among equals the first; an unavailable variation only when no
 * other is there. VAR-026 to VAR-029, OPEN-014
 */
function bestOf(
  entries: readonly IndexedVariation[],
  current: readonly string[],
): IndexedVariation | undefined {
  let best: IndexedVariation | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const entry of entries) {
    const score = scoreOf(entry, current);
    if (score > bestScore) {
      best = entry;
      bestScore = score;
    }
  }
  return best;
}

const UNAVAILABLE = -1_000_000;

function scoreOf(entry: IndexedVariation, current: readonly string[]): number {
  const score = entry.values.filter((value, position) => value === current[position]).length * 3;
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
 * Chooses one option and returns the best variation that has it. That is the combination with the other current
 * choices, unless it does not exist or is unavailable: matching choices outweigh stock. The option itself scores the
 * same for each candidate. `undefined` for an option that no variation has. VAR-004, VAR-026 to VAR-031, OPEN-043
 */
export function chooseOption(
  index: VariationIndex,
  current: VariationSelection,
  attributeId: string,
  value: string,
): VariationChoice | undefined {
  const position = index.attributes.findIndex((attribute) => attribute.id === attributeId);
  const before = valuesOf(index.attributes, current);
  const chosen = bestOf(index.byValue[position]?.get(value) ?? [], before);
  if (!chosen) return undefined;
  return {
    chosen,
    othersChanged: chosen.values.some((one, at) => at !== position && one !== before[at]),
    opensSellers: chosen.type === 'type_5',
  };
}
