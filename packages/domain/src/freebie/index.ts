export { evaluateFreebies, type FreebieLine, type FreebieResult, type FreebieRule } from './freebie.ts';
