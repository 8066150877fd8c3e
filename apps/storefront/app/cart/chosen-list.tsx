import { choicesOf } from './cart-data.ts';

interface Customised {
  readonly product_options_data?: unknown;
  readonly personalization_data?: unknown;
}

/** What was chosen and typed for a piece. CART-528 */
export function ChosenList({ of: piece }: { of: Customised }) {
  const typed = choicesOf(piece.personalization_data).map(
    ([code, value]) => [readable(code), value] as const,
  );
  const choices = [...choicesOf(piece.product_options_data), ...typed];
  if (choices.length === 0) return null;
  return (
    <dl className="chosen-list">
      {choices.map(([label, value]) => (
        <div key={label}>
          <dt>{label}:</dt>{' '}
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** `recipient_name` as people read it. */
function readable(code: string): string {
  const words = code.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
