import type { VariationAttribute } from '@stoa/database';
import type { z } from 'zod';
import { isEachOnce } from '../../kernel/input.ts';

interface WithVariations {
  readonly variants: readonly VariationAttribute[];
  readonly variations: readonly { readonly sku: string; readonly values: Readonly<Record<string, string>> }[];
  readonly defaultVariationSku: string | null;
}

/** Each variation names one known value of every variant, and no two are alike. ENT-037, ENT-038, ENT-522 */
export function checkVariations(given: WithVariations, ctx: z.RefinementCtx): void {
  const fail = (path: (string | number)[]) => ctx.addIssue({ code: 'custom', path });
  if (!isEachOnce(given.variants.map(({ id }) => id))) fail(['variants']);
  const seen = new Set<string>();
  for (const [at, { values }] of given.variations.entries()) {
    const isKnown = given.variants.every(({ id, options }) =>
      options.some(({ value }) => value === values[id]),
    );
    const key = JSON.stringify(given.variants.map(({ id }) => values[id]));
    if (!isKnown || Object.keys(values).length !== given.variants.length || seen.has(key)) {
      fail(['variations', at, 'values']);
    }
    seen.add(key);
  }
  const { defaultVariationSku } = given;
  if (defaultVariationSku !== null && !given.variations.some(({ sku }) => sku === defaultVariationSku)) {
    fail(['defaultVariationSku']);
  }
}
