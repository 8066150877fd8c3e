import { formatDay, formatFee, fromMajor, type LineFact, msg, sentences } from '@stoa/domain';
import { productText, tGoods } from '@stoa/messages';
import { useShopView } from '@stoa/ui';

/** Tells what a line is: its variation, what was chosen and typed, its sku, and what of it comes later. */
export function LineFactList({ facts }: { facts: readonly LineFact[] }) {
  return (
    <ul className="line-facts">
      {facts.map((fact, at) => (
        <li key={at} data-fact={fact.kind}>
          <Fact fact={fact} />
        </li>
      ))}
    </ul>
  );
}

function Fact({ fact }: { fact: LineFact }) {
  switch (fact.kind) {
    case 'variation':
      return fact.text;
    case 'sku':
      return productText.sku({ sku: fact.text });
    case 'choice':
      return <Choice choice={fact} />;
    case 'backorder':
      return <Backorder late={fact} />;
  }
}

/** Words that somebody typed keep their direction to themselves. CART-528, OPT-018 */
function Choice({ choice: { label, value, fee } }: { choice: Extract<LineFact, { kind: 'choice' }> }) {
  const { currency } = useShopView();
  return (
    <>
      {label}: <bdi>{value}</bdi>
      {fee !== null && <span className="line-fee"> {formatFee(fromMajor(fee, currency), currency)}</span>}
    </>
  );
}

/** A placeholder for the day; no text contains it. */
const DAY = '\u0000';

/** How many pieces come later, in the merchant's words, and when. STOCK-504, STOCK-507, ENT-549 */
function Backorder({ late }: { late: Extract<LineFact, { kind: 'backorder' }> }) {
  const { inStock, backordered, message, shipDay } = late;
  const pieces =
    inStock > 0 ? msg('stock.limited', { in_stock: inStock, backordered }) : msg('stock.on_backorder');
  const expected = shipDay === null ? '' : tGoods(msg('stock.expected_ship', { date: DAY }));
  const [before, after] = sentences([tGoods(pieces), message, expected]).split(DAY);
  return (
    <>
      {before}
      {shipDay !== null && <time dateTime={shipDay}>{formatDay(shipDay)}</time>}
      {after}
    </>
  );
}
