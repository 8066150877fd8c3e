import { cartText } from '@stoa/messages';
import { type CartLineData, remedyOf } from './cart-data.ts';

interface CartFaultsProps {
  /** The lines that keep the cart from being bought. */
  readonly lines: readonly CartLineData[];
  /** Where a line can be put right. */
  readonly addressOf: (itemId: string) => string;
}

/** Lists the items that block the checkout, what is wrong with them, and what to do. CART-529 */
export function CartFaults({ lines, addressOf }: CartFaultsProps) {
  return (
    <div className="notice notice-warning cart-faults">
      <p>{cartText.faulty()}</p>
      <ul>
        {lines.map((line) => (
          <li key={line.item.item_id}>
            <a href={addressOf(line.item.item_id)} className="text-link">
              {line.item.name}
              {line.item.variation_text && `, ${line.item.variation_text}`}
            </a>
            <span>{line.trouble}</span>
            <span>{remedyOf(line)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
