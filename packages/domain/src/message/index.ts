export { type MessageCode, type MessageParams, messageCatalogue } from './catalogue.ts';
export { literal, type Message, message } from './message.ts';
