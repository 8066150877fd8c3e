/**
 * Every visible text, English first, in groups by where it is read. A page imports only the groups it shows.
 * Rules and errors come as codes; `say` and `sayError` give the sentence.
 */
export { accountText } from './en/account.ts';
export { adminText, roleText, scopeText, shopKindText, shopStandingText } from './en/admin.ts';
export { listingText, productText, sliderTitles } from './en/catalogue.ts';
export { cartText, checkoutText, orderText } from './en/purchase.ts';
export { ageText, bannerText, errorPageText, shellText } from './en/shell.ts';
export { suggestionText } from './en/suggestions.ts';
export { say, sayError } from './say.ts';
export { fill, plural, texts } from './texts.ts';
