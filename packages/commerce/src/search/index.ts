export { readWaysOn, type WaysOn } from './read-ways-on.ts';
