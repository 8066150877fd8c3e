import { ContractError, type FieldFault } from '@stoa/contract';
import { tError } from '@stoa/messages';
import { sentenceOf } from './contract.ts';

/** What a refused call tells: a reply that says so, or an error. */
export interface Refused {
  readonly message?: string | null | undefined;
  readonly field_errors?: readonly FieldFault[] | undefined;
}

/** A refusal as a form shows it. */
export interface FormFaults {
  /** What stands beside fields, by their names. */
  readonly errors: Readonly<Record<string, string>>;
  /** What stands above the form: everything that no field of it shows; undefined where the fields say it all. */
  readonly message: string | undefined;
}

/** A form that is refused. */
interface Form {
  /** The names of the fields that it shows. */
  readonly fields: readonly string[];
  /** Returns the name of the field that shows what is at fault with this path of the contract. */
  readonly nameOf?: (path: string) => string;
  /** Returns what the form says of a fault in words of its own. */
  readonly wordsOf?: (fault: FieldFault) => string | undefined;
}

/**
 * Parts a refusal into what a form says beside its fields and what it says above them, so that nothing that was refused
 * is told where nobody sees it: a fault of a field that the form does not show is said in its own sentence in the
 * notice.
 */
export function formFaults(refused: Refused | ContractError, { fields, nameOf, wordsOf }: Form): FormFaults {
  const faults = faultsOf(refused).map((fault) => ({
    name: nameOf?.(fault.field) ?? fault.field,
    text: wordsOf?.(fault) ?? fault.message,
  }));
  if (faults.length === 0) return { errors: {}, message: sentenceFor(refused) };
  const beside = faults.filter(({ name }) => fields.includes(name));
  const above = new Set(faults.flatMap(({ name, text }) => (fields.includes(name) ? [] : [text])));
  return {
    // Of several faults of one field the first is said.
    errors: Object.fromEntries(beside.toReversed().map(({ name, text }) => [name, text])),
    message: above.size === 0 ? undefined : joined([...above]),
  };
}

/** Errors tell of fields only where it is the input that is wrong; the rest is said by their codes. */
function faultsOf(refused: Refused | ContractError): readonly FieldFault[] {
  if (!(refused instanceof ContractError)) return refused.field_errors ?? [];
  return refused.code === 'invalid-input' ? refused.fieldErrors : [];
}

function sentenceFor(refused: Refused | ContractError): string {
  return refused instanceof ContractError ? sentenceOf(refused) : refused.message || tError('internal');
}

/** Several sentences stand behind each other; those of fields come without a full stop. */
function joined(texts: readonly string[]): string {
  if (texts.length === 1) return texts.join();
  return texts.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ');
}
