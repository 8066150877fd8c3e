import { productText } from '@stoa/messages';

export type AddPhase = 'idle' | 'adding' | 'added';

interface AddToCartButtonProps {
  readonly phase: AddPhase;
  readonly name: string;
  /** What is still to be done before it does anything. PERS-008, PERS-009 */
  readonly hint?: string | undefined;
  readonly className: string;
}

/**
 * Shows a button whose label tells what it does, is doing and has done. While working it is disabled by ARIA only, so
 * that it keeps the focus. ATC-013 to ATC-017
 */
export function AddToCartButton({ phase, name, hint, className }: AddToCartButtonProps) {
  const label = { idle: productText.addToCart, adding: productText.adding, added: productText.added }[phase];
  return (
    <button
      type="submit"
      className={className}
      aria-disabled={phase === 'adding'}
      data-phase={phase}
      title={hint}
      aria-label={`${label()}: ${name}`}
    >
      {label()}
    </button>
  );
}
