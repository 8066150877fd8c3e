import type { StockShown } from './stock-at.ts';

/** Shows the stock of what is chosen, in words and with a dot of colour. PDP-018, STOCK-012 */
export function StockLine({ stock }: { stock: StockShown }) {
  return (
    <p className="stock" data-status={stock.status}>
      <span className="stock-dot" aria-hidden="true" />
      <span className="stock-text">{stock.text}</span>
      {stock.message && <span className="stock-message">{stock.message}</span>}
    </p>
  );
}
