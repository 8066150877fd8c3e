import { controlQuantity, MAX_QUANTITY, msg, parseQuantity } from '@stoa/domain';
import { productText, tGoods } from '@stoa/messages';
import { useEffect, useId, useState } from 'react';
import { Icon } from './icon.tsx';

/** A passing message goes away after this long, in milliseconds. STOCK-011 */
const MESSAGE_STAYS = 3000;

interface QuantityControlProps {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (quantity: number) => void;
  readonly disabled?: boolean;
}

/**
 * Shows a quantity from 1 to what can be bought. What is typed counts once the field is left; nonsense becomes 1, too
 * much the most there is, and either is said for a moment. QTY-001 to QTY-005, STOCK-011, STOCK-517
 */
export function QuantityControl(props: QuantityControlProps) {
  const { name, label, value, max, onChange, disabled = false } = props;
  const [typed, setTyped] = useState<string>();
  const [correction, setCorrection] = useState<string>();
  const id = useId();

  useEffect(() => {
    if (correction === undefined) return;
    const timer = setTimeout(() => setCorrection(undefined), MESSAGE_STAYS);
    return () => clearTimeout(timer);
  }, [correction]);

  const follow = (text: string) => {
    setTyped(text);
    const wanted = parseQuantity(text);
    if (wanted !== undefined && wanted <= max) onChange(wanted);
  };
  const settle = (text: string) => {
    const wanted = controlQuantity(text);
    setTyped(undefined);
    setCorrection(correctionOf(text, max));
    onChange(Math.min(wanted, max));
  };

  return (
    <div className="quantity">
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <div className="quantity-box">
        <button
          type="button"
          className="quantity-step needs-script"
          aria-label={`${productText.decrease()}: ${label}`}
          aria-controls={id}
          aria-disabled={value <= 1}
          disabled={disabled}
          onClick={() => onChange(Math.min(max, Math.max(1, value - 1)))}
        >
          <Icon name="minus" size={18} />
        </button>
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          disabled={disabled}
          className="quantity-input"
          value={typed ?? value}
          onChange={(event) => follow(event.target.value)}
          onBlur={(event) => typed !== undefined && settle(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && settle(event.currentTarget.value)}
        />
        <button
          type="button"
          className="quantity-step needs-script"
          aria-label={`${productText.increase()}: ${label}`}
          aria-controls={id}
          aria-disabled={value >= max}
          disabled={disabled}
          onClick={() => onChange(Math.min(max, value + 1))}
        >
          <Icon name="plus" size={18} />
        </button>
      </div>
      <p role="status" className="quantity-message">
        {correction}
      </p>
    </div>
  );
}

/** Why another quantity than what was typed is taken; `undefined` when it is the same. STOCK-011, STOCK-517 */
export function correctionOf(typed: string, max: number): string | undefined {
  const wanted = controlQuantity(typed);
  if (wanted > max) {
    return tGoods(msg(max < MAX_QUANTITY ? 'stock.only_n_available' : 'stock.limit_of_n', { n: max }));
  }
  const isTaken = wanted > 1 || /^\s*0*1(\.\d*)?\s*$/.test(typed);
  return isTaken ? undefined : productText.atLeastOne();
}
