export { type DescribedLine, type LineChoice, type LineFact, lineFacts } from './line-facts.ts';
