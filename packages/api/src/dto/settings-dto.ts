import { publicSettings, purchaseTerms, type ShopProfile, type ShopSettings } from '@stoa/commerce';
import type { Settings } from '@stoa/contract';
import { MAX_CART_LINES, MAX_QUANTITY } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { majorOrNull } from '../edge/money.ts';
import { toSeller } from './seller-dto.ts';

/** Returns the public settings of the shop; selected in `publicSettings`. API-GQL-511, ENT-571 to ENT-576 */
export function toSettings({ profile }: Pick<ApiContext, 'profile'>): Settings {
  const known = publicSettings(profile);
  return {
    client: known.client,
    client_guids: known.client_guids,
    client_products: known.client_products,
    client_address: known.client_address,
    sellers: profile.sellers.map(toSeller),
    general: known.general,
    account: known.account,
    active_theme: known.active_theme,
    active_review_module: null,
    ratings_shown: known.ratings_shown,
    addthis: known.addthis,
    analytics: known.analytics,
    content: known.content,
    font_colors_file_path: null,
    footer_social: toSocialLinks(profile.settings.footerSocial),
    modules: servedModules(known.modules),
    others: servedOthers(known.others),
    listing: known.listing,
    email_capture_enabled: known.account.email_capture_enabled,
    features,
    inventory: { max_cart_qty: MAX_QUANTITY, max_cart_lines: MAX_CART_LINES },
    order_attributes: {},
    purchase_terms: toPurchaseTerms(profile),
    recaptcha: known.recaptcha,
    checkout_countries: known.checkout_countries,
    us_restrict_states: known.us_restrict_states,
    currency: profile.shop.currency,
    locale: profile.shop.locale,
    time_zone: profile.shop.timeZone,
  };
}

/** Which of the specification's parts have calls here, so that a client need not try them. ENT-572 */
const features = {
  ...{ cart: true, checkout: true, search: true, accounts: true, registration: true },
  ...{ reviews: false, messages: false, shopping_lists: false, save_for_later: false },
  ...{ coupons: false, freebies: false, quotes: false, express_wallet: false, popups: false },
};

type Known = ReturnType<typeof publicSettings>;

/**
 * Returns the modules with their switches. Messages and requests for quotes have no calls yet, so they are told as
 * switched off whatever the merchant has set, and so are reviews. Who adds the calls of a module makes its switches the
 * merchant's here.
 */
function servedModules({ messages, 'order-management': orders, ...modules }: Known['modules']) {
  const off = { is_active: false, is_active_checkout: false, is_enable_messages_on_product_pages: false };
  return {
    ...modules,
    messages: { ...messages, ...off },
    'order-management': { ...orders, allow_request_quote: false },
  };
}

/** As `servedModules`: nothing can be put on a list or saved for later yet. */
function servedOthers({ shopping_list, save_for_later }: Known['others']) {
  return {
    shopping_list: { ...shopping_list, enable: false },
    save_for_later: { ...save_for_later, enable: false },
  };
}

/** Amounts in major units. */
function toPurchaseTerms({ settings, shop }: ShopProfile): Settings['purchase_terms'] {
  const { shippingFrom, freeShippingFrom, paymentMethods, returns } = purchaseTerms(settings);
  return {
    shipping_from: majorOrNull(shippingFrom, shop.currency),
    free_shipping_from: majorOrNull(freeShippingFrom, shop.currency),
    payment_methods: [...paymentMethods],
    returns_text: returns.text,
    returns_url: returns.url || null,
  };
}

/** The order of networks that were given none. FOOT-510, CONST-567 */
const usualOrder = ['facebook', 'twitter', 'youtube', 'instagram', 'pinterest', 'tiktok'] as const;

/** Returns the visible networks in their order. FOOT-505 to FOOT-512 */
export function toSocialLinks(social: ShopSettings['footerSocial']) {
  return usualOrder
    .flatMap((network, at) => {
      const setting = social[network];
      const order = setting?.order ?? at + 1;
      return setting?.visible ? [{ network, url: setting.url, visible: true, order }] : [];
    })
    .sort((a, b) => a.order - b.order);
}
