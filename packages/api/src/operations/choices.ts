import { type Choices, lineTexts, type ReviewedChoices, reviewChoices } from '@stoa/commerce';
import type { ApiContext } from '../context.ts';
import type { ProductSource } from '../dto/product-source.ts';
import { choicesByCode } from '../edge/identity.ts';
import { parseSent } from '../edge/input.ts';
import { major } from '../edge/money.ts';
import { buyerFor } from '../edge/request-values.ts';
import { readDetail } from './products.ts';

/** Choices of one kind as they were sent. */
type SentChoices = Readonly<Partial<Record<keyof Choices, unknown>>>;

const sentTexts = lineTexts.nullish().transform((texts) => texts ?? null);

/**
 * Returns the choices that a cart would accept, by the rules of adding to a cart. ENT-029, ENT-030
 * @throws ShopError `invalid-input` for what are no texts by label or code
 */
export async function keptOf(
  api: ApiContext,
  product: ProductSource,
  sent: SentChoices,
): Promise<Readonly<Record<string, string>>> {
  const { reviewed, of } = await review(api, product, sent);
  return reviewed[of] ?? {};
}

/**
 * Returns the fee of the accepted options for one piece; null where prices are hidden. ENT-024, PRICE-017
 * @throws ShopError as `keptOf`
 */
export async function optionsFee(
  api: ApiContext,
  product: ProductSource,
  chosen: unknown,
): Promise<number | null> {
  if (buyerFor(api).prices !== 'visible') return null;
  const { reviewed } = await review(api, product, { options: chosen });
  return major(reviewed.optionFee, api.shop.shop.currency);
}

/**
 * Returns what is wrong with the choices: texts by label or code. ENT-029, ENT-030
 * @throws ShopError as `keptOf`
 */
export async function faultsIn(
  api: ApiContext,
  product: ProductSource,
  sent: SentChoices,
): Promise<Readonly<Record<string, string>>> {
  const { reviewed, of } = await review(api, product, sent);
  const faults = reviewed.faults.filter((fault) => fault.of === of);
  return Object.fromEntries(faults.map(({ key, issue }) => [key, api.t(issue)]));
}

async function review(
  api: ApiContext,
  product: ProductSource,
  sent: SentChoices,
): Promise<{ readonly reviewed: ReviewedChoices; readonly of: keyof Choices }> {
  const of = 'options' in sent ? 'options' : 'personalization';
  const texts = parseSent(sentTexts, sent[of], of === 'options' ? 'chosen' : 'filled');
  const customisable = product.details?.customisable ?? (await readDetail(api, product, 'customisable'));
  const nothing: Choices = { options: null, personalization: null };
  const choices = texts && of === 'options' ? choicesByCode(texts) : texts;
  return { reviewed: reviewChoices(customisable, { ...nothing, [of]: choices }), of };
}
