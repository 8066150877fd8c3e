export {
  addressRules,
  type PaymentMethodSetting,
  type ShippingKind,
  type ShippingMethodSetting,
  type ShopSettings,
  type ShopSettingsInput,
  type ShopTheme,
  type ShopThemeInput,
  type TaxRateSetting,
} from '@stoa/database';
export { requireCarried, sellerOf } from './carried-seller.ts';
export { createShop, type NewShop } from './create-shop.ts';
export { deleteShop } from './delete-shop.ts';
export { type ExportedRow, exportShop } from './export-shop.ts';
export { addHost, type NewHost, removeHost } from './hosts.ts';
export { listCarriedSellers, type NamedSeller } from './list-carried-sellers.ts';
export { type ListedShop, listShops, readShop } from './list-shops.ts';
export { listStaffShops, type StaffShop } from './list-staff-shops.ts';
export { type HostEntry, type HostTable, loadHosts } from './load-hosts.ts';
export { type PublicSettings, publicSettings } from './public-settings.ts';
export { type PurchaseTerms, purchaseTerms } from './purchase-terms.ts';
export { type CarriedSeller, readShopSettings, type ShopProfile } from './read-shop-settings.ts';
export { requireSecondFactor, type SecondFactorRequirement } from './require-second-factor.ts';
export { type HostResolution, resolveHost } from './resolve-host.ts';
export { readSecret, resealSecrets, setSecret } from './secrets.ts';
export { approveSeller, carrySeller, createSeller, type NewSeller } from './sellers.ts';
export { type ShopStatusAction, setShopStatus } from './set-shop-status.ts';
export { type ShopUpdate, updateShop } from './update-shop.ts';
