/**
 * Every visible text, English first, in groups by where it is read. A page imports only the groups it shows.
 * Rules and errors come as codes; `t` and `tError` translate them.
 */
export { accountText } from './en/account.ts';
export { adminAccountText } from './en/admin/account.ts';
export { adminAuditText, auditEntityText, auditMeansText, auditVerbText } from './en/admin/audit.ts';
export { adminGroupsText, adminGroupText } from './en/admin/customer-groups.ts';
export { adminCustomersText, adminCustomerText, customerStatusText } from './en/admin/customers.ts';
export { adminFormText } from './en/admin/form.ts';
export { adminHomeText } from './en/admin/home.ts';
export { adminLinkText } from './en/admin/links.ts';
export { adminListText } from './en/admin/list.ts';
export {
  adminOrdersText,
  adminOrderText,
  fulfilmentStateText,
  orderStateText,
  orderStatusText,
  orderStepDoneText,
  orderStepText,
  paymentStateText,
  timelineKindText,
} from './en/admin/orders.ts';
export { adminPeopleText, roleHelpText } from './en/admin/people.ts';
export { adminPicturesText } from './en/admin/pictures.ts';
export { adminProductText, productKindText } from './en/admin/product.ts';
export { adminPricesText } from './en/admin/product-prices.ts';
export { adminStockText, stockMovementText, stockReasonText } from './en/admin/product-stock.ts';
export { adminProductsText, listedKindText, newKindText } from './en/admin/products.ts';
export { adminRichTextText } from './en/admin/rich-text.ts';
export { adminSheetText } from './en/admin/sheet.ts';
export { adminShellText } from './en/admin/shell.ts';
export { adminSignInText } from './en/admin/sign-in.ts';
export { adminStateText } from './en/admin/states.ts';
export { adminToDoText, legalPageText, toDoHelpText, toDoText } from './en/admin/to-do.ts';
export { adminAttributesEditorText, adminAttributesReviewText } from './en/admin/variation-attributes.ts';
export { adminMatrixText, adminVariationsText } from './en/admin/variations.ts';
export { roleText, scopeText, shopKindText, shopStatusText } from './en/admin.ts';
export { ageText } from './en/age.ts';
export { bannerText } from './en/banner.ts';
export { brandText } from './en/brands.ts';
export { cartDrawerText } from './en/cart-drawer.ts';
export { productText } from './en/catalogue.ts';
export { choiceText } from './en/choices.ts';
export { errorPageText } from './en/error-page.ts';
export { addressText } from './en/fields.ts';
export { lineText } from './en/line.ts';
export { listingText, sortTexts } from './en/listing.ts';
export { motionText } from './en/motion.ts';
export { optionRuleText } from './en/option-rules.ts';
export { productPartText } from './en/product-parts.ts';
export { cartText, checkoutText, orderText } from './en/purchase.ts';
export { failureText, shellText } from './en/shell.ts';
export { sliderTitles } from './en/slider.ts';
export { suggestionText } from './en/suggestions.ts';
export { variationChoiceText } from './en/variations.ts';
export { t, tError, tField, tGoods, tTypedField } from './t.ts';
export { fieldLabel } from './t-field.ts';
export { fill, plural, tellNumber, texts } from './texts.ts';
