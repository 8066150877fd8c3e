export {
  type AddressField,
  type AddressRules,
  addressIssues,
  normaliseAddress,
  type PostalAddress,
  stateIssue,
} from './address.ts';
export {
  type AddressFormat,
  addressFormat,
  hasPostcodes,
  isPostcode,
  writePostcode,
} from './address-format.ts';
export { countCharacters, firstCharacters } from './characters.ts';
export { defaultCountry } from './country.ts';
export { type CountryState, countryStates, findState, stateCode } from './country-states.ts';
export { emailKey, isEmail, isKnownEmail, mailboxOf } from './email.ts';
export { textLimits } from './limits.ts';
export { nickNameIssue, nickNameKey } from './nick-name.ts';
export { plainLinesIssue, plainTextIssue } from './plain-text.ts';
export type { Rule } from './rules.ts';
export * as fieldRules from './rules.ts';
export { stateOfPostcode } from './state-postcodes.ts';
