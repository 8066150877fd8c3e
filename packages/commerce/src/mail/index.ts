export type { MailBlock, MailItem } from './blocks.ts';
export { type DeliveredMails, deliverMails } from './deliver-mails.ts';
export { type ListedMail, listMails, removeOldMails } from './list-mails.ts';
export { type MailFigures, readMailFigures } from './mail-figures.ts';
export { type NewMail, queueMail } from './queue-mail.ts';
export { type MailContent, type RenderedMail, renderMail } from './render-mail.ts';
export { listUndelivered, sendAgain } from './send-again.ts';
export type { MailTransport, OutgoingMail } from './transport.ts';
