/** The visibility of an option or a value: its initial one, and the one that a rule sets. OPT-020 to OPT-022 */
export type OptionVisibility = 'show' | 'hide' | 'enable' | 'disable';

/** The properties of a product option that the rules use. ENT-049, ENT-051 */
export interface RuledOption {
  readonly id: string;
  readonly initialVisibility: OptionVisibility;
  readonly values: readonly { readonly id: string; readonly initialVisibility: OptionVisibility }[];
}

/** A rule: under these conditions, these actions. ENT-052 */
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

/** The state of an option and its values for a selection. */
export interface ProductOptionState {
  readonly visibility: OptionVisibility;
  readonly values: ReadonlyMap<string, OptionVisibility>;
}

/** Shown and usable. */
export function optionIsOpen(visibility: OptionVisibility | undefined): boolean {
  return visibility === 'show' || visibility === 'enable';
}
