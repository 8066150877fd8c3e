import { useEffect, useRef } from 'react';
import { replayEarlyInput } from '../../shell/early-input.ts';
import type { ProductChoices } from './choices.ts';
import { OptionFields } from './option-fields.tsx';
import { PersonalizationFields } from './personalization-fields.tsx';
import { useChoices } from './use-choices.ts';

interface ChoiceFieldsProps {
  readonly choices: ProductChoices;
  /** Told what the chosen options add to the price of a piece, in major units. PRICE-017 */
  readonly onFee: (fee: number) => void;
}

/** What is asked of a buyer beside variation and quantity; a new `key` begins anew. ATC-008, ATC-009 */
export function ChoiceFields({ choices: asked, onFee }: ChoiceFieldsProps) {
  const choices = useChoices(asked);
  const { fee, errors } = choices;
  useEffect(() => onFee(fee), [fee, onFee]);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // These fields are hydrated after the page, for their script comes by itself.
    if (fields.current) replayEarlyInput(fields.current);
  }, []);
  return (
    <div ref={fields} className="contents">
      <OptionFields options={asked.options} choices={choices} />
      <PersonalizationFields fields={asked.personalization} errors={errors} />
    </div>
  );
}
