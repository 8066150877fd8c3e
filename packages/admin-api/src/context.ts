import type { PlatformContext } from '@stoa/commerce';
import type { MessageDescriptor } from '@stoa/domain';

/** Translates messages and refusals; the server provides it, because it knows the catalogue of texts. */
export interface Translator {
  /** The sentence for a message of a rule. */
  readonly t: (message: Pick<MessageDescriptor, 'code' | 'params'>) => string;
  /** The sentence for a refused call, by its code. */
  readonly tError: (code: string, params?: Readonly<Record<string, string | number | boolean>>) => string;
}

/** The session of whoever asks: in a cookie that no script reads. */
export interface SessionPort {
  /** Its token; undefined where none was sent. */
  readonly token: string | undefined;
  /** Gives the browser the token of a new session. */
  begin(token: string): void;
  /** Takes the token away from the browser. */
  end(): void;
}

/** A request to the back office, before it is known who asks. */
export interface AdminRequest {
  readonly platform: PlatformContext;
  readonly session: SessionPort;
  /** Where the request came from: for limits of rate, the list of sessions and the audit log. */
  readonly clientAddress: string;
  readonly userAgent: string | undefined;
  readonly requestId: string;
  /** Where the back office is, for links in mails: an origin, without a slash at its end. */
  readonly officeUrl: string;
  /** Whether mail leaves the server. */
  readonly sendsMail: boolean;
}
