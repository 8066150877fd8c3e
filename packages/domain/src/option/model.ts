/** What an option or one of its values is at first, and what a rule can make of it. OPT-020 to OPT-022 */
export type OptionVisibility = 'show' | 'hide' | 'enable' | 'disable';

/** What the rules need to know of a product option. ENT-049, ENT-051 */
export interface RuledOption {
  readonly id: string;
  readonly initialVisibility: OptionVisibility;
  readonly values: readonly { readonly id: string; readonly initialVisibility: OptionVisibility }[];
}

/** What follows from what is selected. ENT-052 */
export interface OptionRule {
  readonly operator: 'any' | 'all';
  readonly conditions: readonly {
    readonly option: string;
    /** Ids of values; `0` stands for anything at all. */
    readonly values: readonly string[];
    readonly operator?: 'selected' | 'not_selected' | undefined;
  }[];
  readonly actions: readonly {
    readonly option: string;
    readonly action: OptionVisibility | 'show_value' | 'hide_value' | 'disable_value';
    readonly values?: readonly string[] | undefined;
  }[];
}

/** Chosen value id, or typed text, by option id. */
export type OptionSelection = ReadonlyMap<string, string>;

/** How an option and its values stand under what is selected. */
export interface ProductOptionState {
  readonly visibility: OptionVisibility;
  readonly values: ReadonlyMap<string, OptionVisibility>;
}

/** Shown and usable. */
export function optionIsOpen(visibility: OptionVisibility | undefined): boolean {
  return visibility === 'show' || visibility === 'enable';
}
