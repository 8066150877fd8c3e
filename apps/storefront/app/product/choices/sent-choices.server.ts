import { type ContractClient, SlugPageDocument } from '@stoa/contract';
import { type CurrencyCode, optionFee, takesText } from '@stoa/domain';
import { readAddition } from '@stoa/widgets';
import { type SentChoices, type ShownOption, sentSelection } from './choices.ts';
import { readProductChoices } from './product-choices.server.ts';

/**
 * Applies the rules of a product to a form sent without scripts: hidden options are dropped, opened ones can be
 * answered. `undefined` where there is no such product. OPT-020 to OPT-034
 */
export async function readSentChoices(
  client: ContractClient,
  { slug, currency }: { readonly slug: string; readonly currency: CurrencyCode },
  form: FormData,
): Promise<SentChoices | undefined> {
  const { pageDataBySlug: found } = await client.execute(SlugPageDocument, { slug });
  if (!found?.product) return undefined;
  const choices = readProductChoices(found.product, currency);
  const { options, personalization, quantity = 1 } = readAddition(form);
  const selection = sentSelection(choices, selectedBy(options, choices.options));
  return { selection: [...selection], personalization, quantity, fee: optionFee(choices.options, selection) };
}

/** Fields are named by the option's label; a value that the option has not is none. */
function selectedBy(
  sent: Readonly<Record<string, string>>,
  options: readonly ShownOption[],
): ReadonlyMap<string, string> {
  const selected = options.flatMap((option) => {
    const value = sent[option.label];
    const isText = takesText(option.optionType);
    const isKnown = value !== undefined && (isText || option.values.some(({ id }) => id === value));
    return isKnown ? [[option.id, value] as const] : [];
  });
  return new Map(selected);
}
