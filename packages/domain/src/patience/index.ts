export { atMost, within } from './within.ts';
