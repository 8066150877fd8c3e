import type { PlatformContext, RemadePicture } from '@stoa/commerce';
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

/** Takes pictures that are sent, and keeps them. */
export interface PicturePort {
  /**
   * Takes a picture that is sent to a shop and makes it anew when it is its turn; reads no more of it than is taken.
   * ADM-135
   * @throws ShopError `payload-too-large`; `invalid-input` on `body`, with the reason; `request-timeout` where it does
   * not arrive; `rate-limited` while too many of the shop wait
   */
  remake(shopId: string, sent: AsyncIterable<Uint8Array>): Promise<RemadePicture>;
  /** Keeps the bytes of a picture of a shop under a name, which no other has. */
  keep(shopCode: string, name: string, bytes: Uint8Array): Promise<void>;
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
  readonly pictures: PicturePort;
  /** Whether mail leaves the server. */
  readonly sendsMail: boolean;
}
