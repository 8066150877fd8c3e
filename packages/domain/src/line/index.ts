export { type DescribedLine, feeText, type LineChoice, type LineFact, lineFacts } from './line-facts.ts';
