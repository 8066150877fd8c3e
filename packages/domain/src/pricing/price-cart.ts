import { type Money, sumMoney, timesQuantity } from '../money/index.ts';
import { needsShipping, type ShippingOption } from '../shipping/index.ts';
import { applicableTax, isTaxSettled, type LocalTax, NO_TAX, STANDARD_TAX_CLASS } from '../tax/index.ts';
import { chooseShipping } from './choose-shipping.ts';
import type { CartTotals, LineAmounts, PricedCart, PricedLine, PricedShipping } from './priced-cart.ts';
import type { PricingBuyer, PricingCart, PricingLine, PricingRules } from './pricing-input.ts';
import { shippingCharge } from './shipping-charge.ts';
import { takeOff } from './take-off.ts';
import { taxed, taxRows } from './tax-rows.ts';

/**
 * Prices a cart for a buyer; nothing else adds up prices. Tax is rounded half up line by line, on what the line costs
 * after its discounts or, where prices include tax, out of it; every total is the sum of its parts, to the cent.
 * CART-501, CHK-009, CHK-010, TAX-501, TAX-505, TAX-509 to TAX-511
 */
export function priceCart(cart: PricingCart, rules: PricingRules, buyer: PricingBuyer): PricedCart {
  const { discounts = [] } = cart;
  const { destination } = buyer;
  const seen = buyer.prices === 'visible' ? cart.lines : [];
  const bought = seen.filter((line) => line.buyable);
  const tax = destination ? applicableTax(rules.taxRates, destination) : NO_TAX;

  const reduced = bought.map((line) => ({
    line,
    takenOff: takeOff(
      discounts.map(({ lines }) => lines[line.id] ?? 0),
      amountsOf(line).subtotal,
    ),
  }));
  const lines = reduced.map(({ line, takenOff }) =>
    priceLine(line, takenOff, tax.goods[line.taxClass ?? STANDARD_TAX_CLASS] ?? [], rules),
  );

  const merchandise = sumMoney(lines.map(({ subtotal, discount }) => subtotal - discount));
  const choice = chooseShipping(cart, bought, merchandise, rules.shippingMethods, destination);
  const offShipping = takeOff(
    discounts.map((discount) => discount.shipping),
    choice.option?.total ?? 0,
  );
  const shipping = choice.option && priceShipping(choice.option, offShipping, tax.shipping, rules);
  const takenOff = [...reduced.map((one) => one.takenOff), offShipping];

  const shippingRequired = needsShipping(bought);
  return {
    lines,
    excludedLines: seen.filter((line) => !line.buyable).map(amountsOf),
    discounts: discounts.map(({ reason }, at) => ({
      reason,
      amount: sumMoney(takenOff.map((amounts) => amounts[at] ?? 0)),
    })),
    shippingRequired,
    shippingOptions: choice.options,
    ...(shipping && { shipping }),
    ...(choice.issue && { shippingIssue: choice.issue }),
    pricesIncludeTax: rules.pricesIncludeTax,
    taxes: taxRows(lines, shipping),
    totals: totalsOf(lines, shipping),
    totalsKnown:
      destination !== undefined &&
      (!shippingRequired || shipping !== undefined) &&
      isTaxSettled(rules.taxRates, destination, rules.stateRequired.includes(destination.country)),
  };
}

function amountsOf({ id, unitPrice, quantity }: PricingLine): LineAmounts {
  return { id, unitPrice, quantity, subtotal: timesQuantity(unitPrice, quantity) };
}

function priceLine(
  line: PricingLine,
  takenOff: readonly Money[],
  taxes: readonly LocalTax[],
  rules: PricingRules,
): PricedLine {
  const amounts = amountsOf(line);
  const discount = sumMoney(takenOff);
  return { ...amounts, discount, ...taxed(amounts.subtotal - discount, taxes, rules) };
}

function priceShipping(
  { total: full, ...option }: ShippingOption,
  takenOff: readonly Money[],
  taxes: readonly LocalTax[],
  rules: PricingRules,
): PricedShipping {
  const discount = sumMoney(takenOff);
  return { ...option, discount, ...taxed(full - discount, taxes, rules) };
}

function totalsOf(lines: readonly PricedLine[], shipping: PricedShipping | undefined): CartTotals {
  const charged = shipping ? [...lines, shipping] : lines;
  return {
    subtotal: sumMoney(lines.map((line) => line.subtotal)),
    discount: sumMoney(lines.map((line) => line.discount)),
    shipping: shipping ? shippingCharge(shipping) : 0,
    tax: sumMoney(charged.map(({ tax }) => tax)),
    grandTotal: sumMoney(charged.map(({ total }) => total)),
  };
}
