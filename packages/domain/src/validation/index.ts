export {
  type AddressField,
  type AddressRules,
  addressIssues,
  type FieldIssue,
  normaliseAddress,
  type PostalAddress,
  stateIssue,
} from './address.ts';
export { countCharacters, firstCharacters } from './characters.ts';
export { defaultCountry, isPostcode, needsPostcode } from './country.ts';
export { type CountryState, countryStates, findState, stateCode } from './country-states.ts';
export { isEmail, normaliseEmail } from './email.ts';
export { fileLimitText, fileSizeIssue, fileTypeIssue } from './files.ts';
export { textLimits } from './limits.ts';
export type { Rule } from './rules.ts';
export * as fieldRules from './rules.ts';
