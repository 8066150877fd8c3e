import { ANY_VALUE, type ProductOption, type ProductOptionRule } from '@stoa/domain';
import type { z } from 'zod';
import { isEachOnce } from '../../kernel/input.ts';

interface WithOptions {
  readonly productOptions?: readonly ProductOption[] | undefined;
  readonly productOptionRules?: readonly ProductOptionRule[] | undefined;
}

/**
 * Options are told apart by id and, in what customers chose, by label; rules name options and values that exist.
 * ENT-049 to ENT-052, OPEN-023
 */
export function checkOptions(product: WithOptions, ctx: z.RefinementCtx): void {
  const options = product.productOptions ?? [];
  const fail = (path: (string | number)[]) => ctx.addIssue({ code: 'custom', path });
  if (!isEachOnce(options.map(({ id }) => id))) fail(['productOptions']);
  if (!isEachOnce(options.map(({ label }) => label))) fail(['productOptions']);
  if (isAmbiguous(options)) fail(['productOptions']);
  for (const [at, option] of options.entries()) {
    if (!isEachOnce(option.values.map(({ id }) => id))) fail(['productOptions', at, 'values']);
    if (isAmbiguous(option.values)) fail(['productOptions', at, 'values']);
  }
  const values = new Map(
    options.map((option) => [option.id, new Set([ANY_VALUE, ...option.values.map(({ id }) => id)])]),
  );
  for (const [at, rule] of (product.productOptionRules ?? []).entries()) {
    const named = [...rule.conditions, ...rule.actions];
    const isKnown = named.every(({ option, values: ids = [] }) => {
      const known = values.get(option);
      return known !== undefined && ids.every((id) => known.has(id));
    });
    if (!isKnown) fail(['productOptionRules', at]);
  }
}

/** What is chosen is named by id or label, so none may be called what another is told apart by. API-041 */
function isAmbiguous(named: readonly { readonly id: string; readonly label: string }[]): boolean {
  const byId = new Map(named.map((one) => [one.id, one]));
  return named.some((one) => (byId.get(one.label) ?? one) !== one);
}
