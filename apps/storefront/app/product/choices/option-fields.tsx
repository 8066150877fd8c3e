import { optionIsOpen } from '@stoa/domain';
import { productText } from '@stoa/messages';
import type { ProductOption } from './choices.ts';
import { OptionField } from './option-field.tsx';
import type { Choices } from './use-choices.ts';

interface OptionFieldsProps {
  readonly options: readonly ProductOption[];
  readonly choices: Choices;
}

/**
 * The options of a product as the rules have them under what is chosen. Without scripts nothing opens or
 * closes, so there all can be answered, and the server takes what counts. OPT-001, OPT-021, OPT-022
 */
export function OptionFields({ options, choices }: OptionFieldsProps) {
  return options.map((option) => {
    const visibility = choices.states.get(option.id)?.visibility;
    if (optionIsOpen(visibility)) return <OptionField key={option.id} option={option} choices={choices} />;
    return (
      <div key={option.id} className="contents">
        {visibility === 'disable' && (
          <div className="needs-script">
            <OptionField option={option} choices={choices} isDisabled />
          </div>
        )}
        <noscript>
          <OptionField
            option={{ ...option, isRequired: false, helpText: option.helpText || productText.maybe() }}
            choices={choices}
          />
        </noscript>
      </div>
    );
  });
}
