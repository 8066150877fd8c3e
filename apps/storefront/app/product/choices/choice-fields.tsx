import type { Money } from '@stoa/domain';
import { optionRuleText } from '@stoa/messages';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useEarlyInput } from '../../shell/early-input.ts';
import type { ProductChoices, SentChoices } from './choices.ts';
import { OptionFields } from './option-fields.tsx';
import { PersonalizationFields } from './personalization-fields.tsx';
import { useChoices } from './use-choices.ts';

/** The part of a form that is incomplete: nothing, what is written on the piece, or its options. */
export type Wanting = 'nothing' | 'personalization' | 'options';

interface ChoiceFieldsProps {
  readonly choices: ProductChoices;
  /** What has been chosen and typed without scripts. */
  readonly sent: SentChoices | undefined;
  /** Told what another choice adds to the price of a piece, in minor units. PRICE-017 */
  readonly onFee: (fee: Money) => void;
  /** Told what is still to be filled in before the product can be added. PERS-008, PERS-009 */
  readonly onWanting: (wanting: Wanting) => void;
}

/** What is asked of a buyer beside variation and quantity; a new `key` begins anew. ATC-008, ATC-009 */
export function ChoiceFields({ choices: asked, sent, onFee, onWanting }: ChoiceFieldsProps) {
  const choices = useChoices(asked, sent, onFee);
  const fields = useEarlyInput<HTMLDivElement>();
  // The browser's own validation tells what is missing.
  const tell = () => onWanting(wantingIn(fields.current));
  useEffect(tell);
  return (
    // Not `input`: it comes before React takes over what was chosen, and a page drawn anew by then has lost it.
    <div ref={fields} className="contents" onChange={tell}>
      <OptionFields options={asked.options} choices={choices} />
      {asked.rules.length > 0 && <FollowRules />}
      <PersonalizationFields
        fields={asked.personalization}
        typed={sent?.personalization}
        errors={choices.errors}
      />
    </div>
  );
}

function wantingIn(root: Element | null): Wanting {
  const field = root?.querySelector(':is(input, select, textarea):invalid');
  if (!field) return 'nothing';
  return field.getAttribute('name')?.startsWith('personalization') ? 'personalization' : 'options';
}

/** Shows the button that applies the rules without scripts; it is not rendered with scripts. OPT-034 */
const FollowRules = () => <noscript>{import.meta.env.SSR && <UpdateOptions />}</noscript>;

function UpdateOptions() {
  const { pathname } = useLocation();
  return (
    <div className="follow-rules">
      <button type="submit" formAction={pathname} formNoValidate className="button button-hollow">
        {optionRuleText.updateOptions()}
      </button>
      <p className="field-help">{optionRuleText.updateOptionsHelp()}</p>
    </div>
  );
}
