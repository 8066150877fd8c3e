import { useEffect, useRef } from 'react';

/** Several presses of plus and minus become one request, after this many milliseconds. */
const GATHERS = 350;

/** Fields `qty[{item_id}]` as the cart's action reads them. */
export type QuantityFields = Readonly<Record<string, string>>;

/** Gathers new quantities of lines and sends them together. */
export function useQuantities(send: (fields: QuantityFields) => void) {
  const gathered = useRef<Record<string, string>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (itemId: string, quantity: number) => {
    gathered.current[`qty[${itemId}]`] = String(quantity);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      send(gathered.current);
      gathered.current = {};
    }, GATHERS);
  };
}
