/** A mail handed to whoever carries it. */
export interface OutgoingMail {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Stays the same when a mail is sent again, so that a receiver can tell. With its angle brackets. */
  readonly messageId: string;
}

/**
 * Carries mail. `send` resolves once the mail is accepted and rejects otherwise, within 50 seconds: after a
 * minute the attempt counts as failed and another process may begin the next one.
 */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
}
