import type { MessageCode } from './catalogue.ts';
import type { MessageDescriptor } from './message.ts';

/** Something wrong with one field; `field` is its path in the input. */
export interface FieldIssue<Field extends string = string, Code extends MessageCode = MessageCode> {
  readonly field: Field;
  readonly message: MessageDescriptor<Code>;
}
