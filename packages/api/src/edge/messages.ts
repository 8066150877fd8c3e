import type { Message as ContractMessage } from '@stoa/contract';
import type { Message } from '@stoa/domain';
import type { ApiContext } from '../context.ts';

/** A rule's message with its sentence. */
export function toMessage(api: Pick<ApiContext, 'say'>, message: Message): ContractMessage {
  return { code: message.code, params: message.params, text: api.say(message) };
}
