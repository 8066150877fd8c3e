import type { FieldIssue, PersonalizationOption, ProductOption } from '@stoa/domain';
import {
  choiceFee,
  fieldRules,
  type MessageDescriptor,
  type Money,
  msg,
  optionFee,
  optionIsOpen,
  optionStates,
  plainLinesIssue,
  plainTextIssue,
  takesText,
} from '@stoa/domain';
import type { LineTexts } from './cart-lines.ts';
import type { LineProduct } from './line-product.ts';

const { email, firstIssue, maxCharacters, minCharacters, required } = fieldRules;

/** The choices of a buyer: option values by option label, personalisation by field code. API-041 */
export interface Choices {
  readonly options: LineTexts | null;
  readonly personalization: LineTexts | null;
}

/** Why a choice is refused. */
export interface ChoiceFault {
  readonly of: keyof Choices;
  /** The label of the option as it was sent, or the code of the field. */
  readonly key: string;
  readonly issue: MessageDescriptor;
}

/** Choices as they would be kept, and everything that is wrong with them. ENT-029, ENT-030 */
export interface ReviewedChoices extends Choices {
  readonly faults: readonly ChoiceFault[];
  /** Of the options chosen, for one piece. Minor units. PRICE-017, OPT-019 */
  readonly optionFee: Money;
}

export type Customised =
  | (Omit<ReviewedChoices, 'faults'> & { readonly ok: true })
  | {
      readonly ok: false;
      /** The first of the issues. */
      readonly issue: MessageDescriptor;
      /** Each with the path of the choice at fault. */
      readonly issues: readonly FieldIssue[];
    };

export type Customisable = Pick<
  LineProduct,
  'productOptions' | 'productOptionRules' | 'personalizationOptions'
>;

const FIELDS = { options: 'productOptionsData', personalization: 'personalizationData' } as const;

/** Takes choices as `reviewChoices` cleans them, or tells all that is wrong with them. ATC-004, ATC-005 */
export function customise(product: Customisable, choices: Choices): Customised {
  const { faults, ...kept } = reviewChoices(product, choices);
  const [first] = faults;
  if (!first) return { ok: true, ...kept };
  const issues = faults.map(({ of, key, issue }) => ({ field: `${FIELDS[of]}.${key}`, message: issue }));
  return { ok: false, issue: first.issue, issues };
}

/**
 * Checks choices against the product as it is now and cleans them: texts trimmed, values by their label, what
 * is not asked for left out. OPT-010 to OPT-017, PERS-001 to PERS-006
 */
export function reviewChoices(product: Customisable, choices: Choices): ReviewedChoices {
  const { faults, ...chosen } = chosenOptions(product, choices.options ?? {});
  const personalization = personalize(product.personalizationOptions, choices.personalization ?? {});
  return {
    ...chosen,
    personalization: personalization.texts,
    faults: [...faults, ...personalization.faults],
  };
}

function chosenOptions({ productOptions, productOptionRules }: Customisable, given: LineTexts) {
  const selected = new Map<string, string>();
  const faults: ChoiceFault[] = [];
  const addFault = (key: string, issue: MessageDescriptor) => faults.push({ of: 'options', key, issue });
  for (const [label, text] of Object.entries(given)) {
    const option = productOptions.find((candidate) => candidate.label === label || candidate.id === label);
    if (option && text.trim() === '') continue;
    const value = option && (takesText(option.optionType) ? text.trim() : findValue(option, text.trim())?.id);
    if (option && value !== undefined) selected.set(option.id, value);
    else addFault(label, msg('product.unavailable'));
  }
  const { states, selection } = optionStates(productOptions, productOptionRules, selected);
  const open = productOptions.filter((option) => optionIsOpen(states.get(option.id)?.visibility));
  for (const option of open) {
    const issue = firstIssue(selection.get(option.id) ?? '', optionRules(option));
    if (issue && !faults.some(({ key }) => key === option.label || key === option.id))
      addFault(option.label, issue);
  }
  return { ...priced(open, selection), faults };
}

function priced(open: readonly ProductOption[], selection: ReadonlyMap<string, string>) {
  const chosen = open.flatMap((option) => {
    const id = selection.get(option.id);
    if (id === undefined) return [];
    const value = takesText(option.optionType) ? undefined : option.values.find((one) => one.id === id);
    return [[option.label, value?.label ?? id] as const];
  });
  return {
    options: chosen.length === 0 ? null : Object.fromEntries(chosen),
    optionFee: optionFee(open, selection),
  };
}

function optionRules(option: ProductOption) {
  const { label, isRequired, optionType, textLimit } = option;
  const limited = textLimit && textLimit.max > 0;
  return [
    ...(isRequired ? [required({ label })] : []),
    ...(takesText(optionType) ? [seenIssue(optionType)] : []),
    ...(limited ? [minCharacters(textLimit.min), maxCharacters({ label }, textLimit.max)] : []),
  ];
}

function personalize(fields: readonly PersonalizationOption[], given: LineTexts) {
  const asked = fields.filter((field) => field.displayed);
  const texts = asked.map((field) => [field, (given[field.code] ?? '').trim()] as const);
  const faults = texts.flatMap(([field, text]): ChoiceFault[] => {
    const issue = firstIssue(text, personalizationRules(field));
    return issue ? [{ of: 'personalization', key: field.code, issue }] : [];
  });
  const filled = texts.filter(([, text]) => text !== '').map(([field, text]) => [field.code, text]);
  const kept: LineTexts | null = filled.length === 0 ? null : Object.fromEntries(filled);
  return { texts: kept, faults };
}

function personalizationRules(field: PersonalizationOption) {
  const { label, type, characterLimit } = field;
  return [
    ...(field.required ? [required({ label })] : []),
    ...(type === 'email' ? [email()] : []),
    seenIssue(type),
    ...(characterLimit ? [maxCharacters({ label }, characterLimit)] : []),
  ];
}

/** Typed texts are checked because staff read them when they make and pack the piece. OPEN-503 */
function seenIssue(type: string): fieldRules.Rule {
  return type === 'textarea' ? plainLinesIssue : plainTextIssue;
}

/** Returns what a chosen value or a typed text adds to the price of one piece, in minor units. OPT-019 */
export function feeOf(option: ProductOption, chosen: string): Money {
  return choiceFee(option, takesText(option.optionType) ? undefined : findValue(option, chosen));
}

function findValue(option: ProductOption, named: string) {
  return option.values.find((value) => value.id === named || value.label === named);
}
