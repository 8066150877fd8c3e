import type { Media } from '@stoa/database';
import type {
  BackorderTerms,
  ClassCode,
  LineAmounts,
  LineChoice,
  MessageDescriptor,
  Money,
  PersonalizationOption,
  PricedCart,
  PricedLine,
  PriceVisibility,
  StockInfo,
} from '@stoa/domain';
import type { Shop } from '../kernel/context.ts';
import type { ShopSettings } from '../shop/index.ts';
import { type CartDelivery, cartCosts } from './cart-costs.ts';
import type { LineTexts, StoredCart } from './cart-lines.ts';
import type { EvaluatedLine } from './evaluate-lines.ts';

/** A line as the cart page shows it. Amounts are minor units; absent where the buyer may not see prices. ENT-547 to ENT-553 */
export interface CartLineView {
  readonly id: string;
  readonly productId: string;
  /** The product whose variation it is. */
  readonly parentId: string | null;
  readonly sellerId: string;
  readonly sku: string;
  readonly name: string;
  readonly subTitle: string;
  readonly variationText: string;
  readonly classCode: ClassCode;
  readonly slug: string | null;
  /** A variation is addressed beneath its parent's slug. */
  readonly isVariation: boolean;
  readonly websiteVisibility: boolean;
  readonly image: Media | null;
  readonly qty: number;
  readonly unitPrice?: Money;
  readonly msrp?: Money;
  readonly rowTotal?: Money;
  /** Taken off the row total; 0 where none is, or where prices are hidden. */
  readonly discount: Money;
  readonly stock: StockInfo;
  /** Whether its pieces are counted. */
  readonly stockManaged: boolean;
  readonly salable: number;
  /** Whether more may be bought than is salable. */
  readonly backorders: boolean;
  /** The quantity up to which the line can be bought. */
  readonly maxQty: number;
  /** Of one piece. */
  readonly shippingFee: Money;
  readonly weightGrams: number;
  readonly nonShippable: boolean;
  readonly limitShippingMethods: readonly string[] | null;
  readonly itemDeliveryInfo: string;
  /** Id of the shop's delivery rule that it goes by; the default where it names none. */
  readonly deliveryRule: string | null;
  readonly personalizationOptions: readonly PersonalizationOption[];
  readonly options: LineTexts | null;
  readonly personalization: LineTexts | null;
  /** Both in the words of the product. A fee is of one piece, and null where prices are hidden. */
  readonly choices: readonly LineChoice[];
  /** What is told of pieces of it that come later. */
  readonly backorder: BackorderTerms;
  /** What keeps the line from being bought as it is. */
  readonly issue?: MessageDescriptor;
}

/** Whether the cart can be checked out. CHK-002, CHK-003 */
export type CheckoutStatus = 'allowed' | 'empty' | 'lines-at-fault' | 'prices-hidden' | 'prevented';

/** A cart as it stands now. Each line is in exactly one of the four lists. ENT-540, ENT-541, CART-529 */
export interface CartView {
  /** `undefined` before anything was put in. */
  readonly id: string | undefined;
  readonly revision: number;
  readonly seller: StoredCart['seller'] | undefined;
  readonly currency: string;
  readonly prices: PriceVisibility;
  /** What can be bought as it is; the totals are theirs. */
  readonly lines: readonly CartLineView[];
  /** More is asked for than there is. */
  readonly changedLines: readonly CartLineView[];
  /** More is asked for than a cart may hold. */
  readonly limitLines: readonly CartLineView[];
  /** Not sold (any more). */
  readonly invalidLines: readonly CartLineView[];
  readonly itemErrors: readonly { readonly lineId: string; readonly issue: MessageDescriptor }[];
  /** Pieces in all four lists. CART-514 */
  readonly count: number;
  /** Without shipping and tax while nobody knows where it goes. All zero where prices are hidden. CART-501 */
  readonly costs: PricedCart;
  readonly checkout: CheckoutStatus;
  /** The merchant's words where checkout is prevented. CHK-003 */
  readonly preventedMessage?: string;
}

export interface ViewedCart {
  readonly stored: StoredCart | undefined;
  readonly evaluated: readonly EvaluatedLine[];
  readonly prices: PriceVisibility;
  readonly shop: Shop;
  readonly settings: ShopSettings;
  readonly delivery?: CartDelivery | undefined;
}

export function cartView({ stored, evaluated, prices, shop, settings, delivery }: ViewedCart): CartView {
  const costs = cartCosts(evaluated, settings, prices, delivery);
  const amounts = new Map<string, LineAmounts>(
    [...costs.lines, ...costs.excludedLines].map((line) => [line.id, line]),
  );
  const views = (status: EvaluatedLine['status']) =>
    evaluated.filter((one) => one.status === status).map((one) => lineView(one, amounts.get(one.line.id)));
  const { preventCheckout, preventCheckoutMessage } = settings.modules;
  return {
    id: stored?.id,
    revision: stored?.revision ?? 0,
    seller: stored?.seller,
    currency: shop.currency,
    prices,
    lines: views('buyable'),
    changedLines: views('changed'),
    limitLines: views('over-limit'),
    invalidLines: views('invalid'),
    itemErrors: evaluated.flatMap(({ line, issue }) => (issue ? [{ lineId: line.id, issue }] : [])),
    count: evaluated.reduce((sum, { line }) => sum + line.qty, 0),
    costs,
    checkout: checkoutStatus(evaluated, prices, preventCheckout),
    ...(preventCheckout && { preventedMessage: preventCheckoutMessage }),
  };
}

function checkoutStatus(
  evaluated: readonly EvaluatedLine[],
  prices: PriceVisibility,
  prevented: boolean,
): CheckoutStatus {
  if (prevented) return 'prevented';
  if (evaluated.length === 0) return 'empty';
  if (prices !== 'visible') return 'prices-hidden';
  return evaluated.every((one) => one.status === 'buyable') ? 'allowed' : 'lines-at-fault';
}

/** Returns a line as it is shown; without amounts where the buyer may not see prices. */
export function lineView(
  evaluated: EvaluatedLine,
  amounts: (LineAmounts & Partial<Pick<PricedLine, 'discount'>>) | undefined,
): CartLineView {
  const { line, product, stock, salable, backorders, maxQty, choices, backorder, issue } = evaluated;
  return {
    id: line.id,
    productId: product.id,
    parentId: product.parentId,
    sellerId: product.sellerId,
    sku: product.sku,
    name: product.name,
    subTitle: product.subTitle,
    variationText: product.variationText,
    classCode: product.classCode,
    slug: product.slug,
    isVariation: product.parentId !== null,
    websiteVisibility: product.websiteVisibility,
    image: product.image,
    qty: line.qty,
    ...(amounts && { unitPrice: amounts.unitPrice, rowTotal: amounts.subtotal }),
    discount: amounts?.discount ?? 0,
    ...(amounts && product.msrp !== null && { msrp: product.msrp }),
    stock,
    stockManaged: product.stock !== null,
    salable,
    backorders,
    maxQty,
    shippingFee: product.shippingFee,
    weightGrams: product.weightGrams,
    nonShippable: product.nonShippable,
    limitShippingMethods: product.limitShippingMethods,
    itemDeliveryInfo: product.itemDeliveryInfo,
    deliveryRule: product.deliveryRule,
    personalizationOptions: product.personalizationOptions,
    options: line.options,
    personalization: line.personalization,
    choices: amounts ? choices : choices.map((choice) => ({ ...choice, fee: null })),
    backorder,
    ...(issue && { issue }),
  };
}
