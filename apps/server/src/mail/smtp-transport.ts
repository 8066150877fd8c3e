import type { MailTransport } from '@stoa/commerce';
import { createTransport } from 'nodemailer';

/** Below the time after which a mail counts as not sent. Milliseconds. */
const TIMEOUT = 45_000;

/** Carries mail by SMTP; the connection is kept for the next one. */
export function smtpTransport(url: string): MailTransport & { close(): void } {
  const transport = createTransport(url, {
    pool: true,
    connectionTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  } as object);
  return {
    async send({ from, to, subject, html, text, messageId }) {
      await transport.sendMail({ from, to, subject, html, text, messageId });
    },
    close: () => transport.close(),
  };
}
