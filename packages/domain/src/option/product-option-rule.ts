import { optionVisibilities } from './product-option.ts';

/** In a condition: anything at all is selected. OPT-027 */
export const ANY_VALUE = '0';

export const ruleOperators = ['any', 'all'] as const;
export const conditionOperators = ['selected', 'not_selected'] as const;
/** What a rule does to an option, or to some of its values. */
export const ruleActions = [...optionVisibilities, 'show_value', 'hide_value', 'disable_value'] as const;

/** A rule: under these conditions, these actions. ENT-052 */
export interface ProductOptionRule {
  readonly operator: (typeof ruleOperators)[number];
  readonly conditions: readonly {
    readonly option: string;
    /** Ids of values, or `ANY_VALUE`. */
    readonly values: readonly string[];
    readonly operator?: (typeof conditionOperators)[number] | undefined;
  }[];
  readonly actions: readonly {
    readonly option: string;
    readonly action: (typeof ruleActions)[number];
    readonly values?: readonly string[] | undefined;
  }[];
}
