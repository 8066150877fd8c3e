export { type Link, linkOf } from './link.ts';
