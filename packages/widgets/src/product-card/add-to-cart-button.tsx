import { productText } from '@stoa/messages';

export type AddPhase = 'idle' | 'adding' | 'added';

interface AddToCartButtonProps {
  readonly phase: AddPhase;
  readonly name: string;
  readonly className: string;
  readonly disabled: boolean;
}

/** Says what it does, is doing, and has done. ATC-013 to ATC-017 */
export function AddToCartButton({ phase, name, className, disabled }: AddToCartButtonProps) {
  const label = { idle: productText.addToCart, adding: productText.adding, added: productText.added }[phase];
  return (
    <button type="submit" className={className} disabled={disabled || phase === 'adding'}>
      {label()}
      <span className="visually-hidden">: {name}</span>
    </button>
  );
}
