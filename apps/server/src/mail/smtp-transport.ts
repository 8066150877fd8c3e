import type { MailTransport } from '@stoa/commerce';

/** A timeout below the time after which a mail counts as not sent. Milliseconds. */
const TIMEOUT = 45_000;

/** Carries mail by SMTP; the connection is kept for the next one. */
export function smtpTransport(url: string): MailTransport & { close(): Promise<void> } {
  // Loaded only where mail is sent: it takes a tenth of a second and megabytes.
  const opening = import('nodemailer').then(({ createTransport }) =>
    createTransport(url, { pool: true, connectionTimeout: TIMEOUT, socketTimeout: TIMEOUT } as object),
  );
  return {
    async send({ from, to, subject, html, text, messageId }) {
      const transport = await opening;
      await transport.sendMail({ from, to, subject, html, text, messageId });
    },
    async close() {
      (await opening).close();
    },
  };
}
