import type { LocalizedMessage } from '@stoa/contract';
import type { MessageDescriptor } from '@stoa/domain';
import type { ApiContext } from '../context.ts';

/** Returns a rule's message with its sentence. */
export function toMessage(api: Pick<ApiContext, 't'>, message: MessageDescriptor): LocalizedMessage {
  return { code: message.code, params: message.params, text: api.t(message) };
}
