import { ANY_VALUE } from '@stoa/domain';
import { optionRuleText } from '@stoa/messages';
import type { ProductChoices, ShownOption } from './choices.ts';

/**
 * Says what to choose for a closed option to open: `With Stamping: Blind or Foil.` Undefined where no rule opens it,
 * or more than one choice of one option is needed for it.
 */
export function opensWith(
  { id }: ShownOption,
  { options, rules }: Pick<ProductChoices, 'options' | 'rules'>,
): string | undefined {
  const opening = rules.filter(({ actions }) =>
    actions.some(({ option, action }) => option === id && (action === 'enable' || action === 'show')),
  );
  const [condition, ...others] = opening.flatMap(({ conditions }) => conditions);
  if (!condition || others.length > 0 || condition.operator === 'not_selected') return undefined;
  const cause = options.find((option) => option.id === condition.option);
  if (!cause) return undefined;
  if (condition.values.includes(ANY_VALUE)) return optionRuleText.opensWithAny({ option: cause.label });
  const labels = cause.values.flatMap(({ id: value, label }) =>
    condition.values.includes(value) ? [label] : [],
  );
  if (labels.length === 0) return undefined;
  const values = new Intl.ListFormat('en', { type: 'disjunction' }).format(labels);
  return optionRuleText.opensWith({ option: cause.label, values });
}
