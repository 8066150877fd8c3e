import { optionIsOpen } from '@stoa/domain';
import { Fragment } from 'react';
import type { ShownOption } from './choices.ts';
import { IllustrationPair } from './illustration.tsx';
import { OptionField } from './option-field.tsx';
import type { Choices } from './use-choices.ts';

interface OptionFieldsProps {
  readonly options: readonly ShownOption[];
  readonly choices: Choices;
}

/** Shows the options of a product as the rules have them under what is chosen. OPT-001, OPT-002, OPT-021, OPT-022 */
export function OptionFields({ options, choices }: OptionFieldsProps) {
  return options.map((option) => {
    const visibility = choices.states.get(option.id)?.visibility;
    const isOpen = optionIsOpen(visibility);
    if (!isOpen && visibility !== 'disable') return null;
    return (
      <Fragment key={option.id}>
        <IllustrationPair of={option} />
        <OptionField
          option={option}
          choices={choices}
          isDisabled={!isOpen}
          opensWith={isOpen ? undefined : option.opensWith}
        />
      </Fragment>
    );
  });
}
