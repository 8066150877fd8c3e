/** React pieces without data: they show what they are given. Looks come from the storefront's stylesheet. */
export { Carousel } from './carousel.tsx';
export { Dialog } from './dialog.tsx';
export { SelectField, TextAreaField, TextField } from './field.tsx';
export { Icon, type IconName } from './icon.tsx';
export { PageLink } from './page-link.tsx';
export { PasswordField } from './password-field.tsx';
export { Picture, type PictureSource, srcSet } from './picture.tsx';
export { QuantityControl } from './quantity-control.tsx';
export { type ShopView, ShopViewProvider, usePriceText, useShopView } from './shop-view.tsx';
export { SilentErrorBoundary } from './silent-error-boundary.tsx';
export { SmartLink } from './smart-link.tsx';
export { Stars } from './stars.tsx';
export { Swatch } from './swatch.tsx';
export { type Tab, Tabs } from './tabs.tsx';
