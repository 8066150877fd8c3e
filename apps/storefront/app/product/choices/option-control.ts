import type { ShownOption } from './choices.ts';
import type { Choices } from './use-choices.ts';

export interface OptionFieldProps {
  readonly option: ShownOption;
  readonly choices: Choices;
  /** Seen, but not to be answered now. OPT-022 */
  readonly isDisabled?: boolean;
  /** What to choose elsewhere for it to be asked. */
  readonly opensWith?: string | undefined;
}

/** Returns the name under which an option is sent. API-041 */
export const optionName = ({ label }: ShownOption) => `option[${label}]`;
