import type { VariationAttribute } from '@stoa/database';
import type { z } from 'zod';
import { isEachOnce } from '../../kernel/input.ts';

interface WithVariations {
  readonly variants: readonly VariationAttribute[];
  readonly variations: readonly { readonly sku: string; readonly values: Readonly<Record<string, string>> }[];
  readonly defaultVariationSku: string | null;
}

/**
 * Each variation names one known value of every variant, of which there is one at least, and no two are alike. ENT-037,
 * ENT-038, ENT-522
 */
export function checkVariations(given: WithVariations, ctx: z.RefinementCtx): void {
  const fail = (path: (string | number)[]) => ctx.addIssue({ code: 'custom', path });
  if (given.variants.length === 0 && given.variations.length > 0) {
    ctx.addIssue({ code: 'too_small', origin: 'array', minimum: 1, inclusive: true, path: ['variants'] });
    return;
  }
  if (!isEachOnce(given.variants.map(({ id }) => id))) fail(['variants']);
  const seen = new Set<string>();
  for (const [at, { values }] of given.variations.entries()) {
    const key = JSON.stringify(given.variants.map(({ id }) => values[id]));
    if (!hasValues(given.variants, values) || seen.has(key)) {
      fail(['variations', at, 'values']);
    }
    seen.add(key);
  }
  const { defaultVariationSku } = given;
  if (defaultVariationSku !== null && !given.variations.some(({ sku }) => sku === defaultVariationSku)) {
    fail(['defaultVariationSku']);
  }
}

/** Tells whether these are one known value of every attribute, and nothing else. */
export const hasValues = (
  variants: readonly VariationAttribute[],
  values: Readonly<Record<string, string>>,
): boolean =>
  Object.keys(values).length === variants.length &&
  variants.every(({ id, options }) => options.some(({ value }) => value === values[id]));
