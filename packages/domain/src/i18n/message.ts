import type { MessageCode, MessageParams, ParamName } from './catalogue.ts';

/** What a rule answers in place of a sentence: a code of the catalogue and the values for its placeholders. */
export interface MessageDescriptor<C extends MessageCode = MessageCode> {
  readonly code: C;
  readonly params: Readonly<Record<string, string | number>>;
}

type ParamsArgument<C extends MessageCode> = [ParamName<C>] extends [never] ? [] : [params: MessageParams<C>];

/** Makes a message descriptor; the catalogue decides which parameters it requires. */
export function msg<C extends MessageCode>(code: C, ...[params]: ParamsArgument<C>): MessageDescriptor<C> {
  return { code, params: params ?? {} };
}

/** Returns a text that a merchant wrote, as a message. It is plain text and must be escaped when shown. */
export function literal(text: string): MessageDescriptor<'literal'> {
  return msg('literal', { text });
}
