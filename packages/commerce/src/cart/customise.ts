import {
  fieldRules,
  type Message,
  type Money,
  message,
  optionIsOpen,
  optionStates,
  sumMoney,
} from '@stoa/domain';
import type { PersonalizationOption, ProductOption } from '../catalogue/index.ts';
import type { LineTexts } from './cart-lines.ts';
import type { LineProduct } from './line-product.ts';

const { email, firstIssue, maxCharacters, minCharacters, required } = fieldRules;

/** What a buyer chose: option values by option label, personalisation by field code. API-041 */
export interface Choices {
  readonly options: LineTexts | null;
  readonly personalization: LineTexts | null;
}

export type Customised =
  | (Choices & {
      readonly ok: true;
      /** Of the options chosen, for one piece. Minor units. PRICE-017, OPT-019 */
      readonly optionFee: Money;
    })
  /** `field` is the path of the choice at fault. */
  | { readonly ok: false; readonly field: string; readonly issue: Message };

type Customisable = Pick<LineProduct, 'productOptions' | 'productOptionRules' | 'personalizationOptions'>;

/**
 * Checks choices against the product as it is now and cleans them: texts trimmed, values by their label, what
 * is not asked for left out. ATC-004, ATC-005, OPT-010 to OPT-017, PERS-001 to PERS-006
 */
export function customise(product: Customisable, choices: Choices): Customised {
  const options = chosenOptions(product, choices.options ?? {});
  if (!options.ok) return options;
  const personalization = personalize(product.personalizationOptions, choices.personalization ?? {});
  if (!personalization.ok) return personalization;
  return { ok: true, ...options.chosen, personalization: personalization.texts };
}

function chosenOptions({ productOptions, productOptionRules }: Customisable, given: LineTexts) {
  const selected = new Map<string, string>();
  for (const [label, text] of Object.entries(given)) {
    const field = `productOptionsData.${label}`;
    const option = productOptions.find((candidate) => candidate.label === label || candidate.id === label);
    if (!option) return refusal(field, message('product.unavailable'));
    if (text.trim() === '') continue;
    const value = isTyped(option) ? text.trim() : findValue(option, text.trim())?.id;
    if (value === undefined) return refusal(field, message('product.unavailable'));
    selected.set(option.id, value);
  }
  const { states, selection } = optionStates(productOptions, productOptionRules, selected);
  const open = productOptions.filter((option) => optionIsOpen(states.get(option.id)?.visibility));
  for (const option of open) {
    const issue = firstIssue(selection.get(option.id) ?? '', optionRules(option));
    if (issue) return refusal(`productOptionsData.${option.label}`, issue);
  }
  return { ok: true, chosen: priced(open, selection) } as const;
}

function priced(open: readonly ProductOption[], selection: ReadonlyMap<string, string>) {
  const chosen = open.flatMap((option) => {
    const id = selection.get(option.id);
    if (id === undefined) return [];
    const value = isTyped(option) ? undefined : findValue(option, id);
    const fee = option.additionalFee + (value?.additionalFee ?? 0);
    return [{ label: option.label, text: value?.label ?? id, fee }];
  });
  return {
    options: chosen.length === 0 ? null : Object.fromEntries(chosen.map(({ label, text }) => [label, text])),
    optionFee: sumMoney(chosen.map(({ fee }) => fee)),
  };
}

function optionRules({ label, isRequired, textLimit }: ProductOption) {
  const limited = textLimit && textLimit.max > 0;
  return [
    ...(isRequired ? [required({ label })] : []),
    ...(limited ? [minCharacters(textLimit.min), maxCharacters({ label }, textLimit.max)] : []),
  ];
}

function personalize(fields: readonly PersonalizationOption[], given: LineTexts) {
  const asked = fields.filter((field) => field.displayed);
  const texts = asked.map((field) => [field, (given[field.code] ?? '').trim()] as const);
  for (const [field, text] of texts) {
    const issue = firstIssue(text, personalizationRules(field));
    if (issue) return refusal(`personalizationData.${field.code}`, issue);
  }
  const filled = texts.filter(([, text]) => text !== '').map(([field, text]) => [field.code, text]);
  return { ok: true, texts: filled.length === 0 ? null : (Object.fromEntries(filled) as LineTexts) } as const;
}

function personalizationRules(field: PersonalizationOption) {
  const { label, type, characterLimit } = field;
  return [
    ...(field.required ? [required({ label })] : []),
    ...(type === 'email' ? [email()] : []),
    ...(characterLimit ? [maxCharacters({ label }, characterLimit)] : []),
  ];
}

function isTyped({ optionType }: ProductOption): boolean {
  return optionType === 'text' || optionType === 'textarea';
}

function findValue(option: ProductOption, named: string) {
  return option.values.find((value) => value.id === named || value.label === named);
}

function refusal(field: string, issue: Message) {
  return { ok: false, field, issue } as const;
}
