import type { OptionVisibility, ProductOption, ProductOptionValue } from './product-option.ts';

/** The properties of a product option that the rules use. ENT-049, ENT-051 */
export interface RuledOption extends Pick<ProductOption, 'id' | 'initialVisibility'> {
  readonly values: readonly Pick<ProductOptionValue, 'id' | 'initialVisibility'>[];
}

/** Chosen value id, or typed text, by option id. */
export type OptionSelection = ReadonlyMap<string, string>;

/** The state of an option and its values for a selection. */
export interface ProductOptionState {
  readonly visibility: OptionVisibility;
  readonly values: ReadonlyMap<string, OptionVisibility>;
}

/** Shown and usable. */
export function optionIsOpen(visibility: OptionVisibility | undefined): boolean {
  return visibility === 'show' || visibility === 'enable';
}
