import type { SellerAddress } from '@stoa/database';
import { isMarketplace, isSellerUsable } from '@stoa/domain';
import type { CarriedSeller, ShopProfile } from './read-shop-settings.ts';

/**
 * Returns the specification's settings object: what a browser may know of a shop, chosen field by field, so that a
 * setting added later stays on the server until it is named here. ENT-001 to ENT-012, ENT-571 to ENT-576
 */
export function publicSettings(profile: ShopProfile) {
  const { settings } = profile;
  return {
    general: {
      app: { name: profile.shop.name, base_url: profile.shop.baseUrl },
      support_email: settings.general.supportEmail,
      support_phone: settings.general.supportPhone,
    },
    locale: profile.shop.locale,
    currency: profile.shop.currency,
    time_zone: profile.shop.timeZone,
    ...publicClient(profile),
    checkout_countries: settings.checkout.countries,
    us_restrict_states: settings.checkout.usRestrictStates,
    active_theme: { ...profile.theme, file_path: null, version: String(profile.revision) },
    /** Colours and fonts travel in `active_theme`; there is no file of them. */
    font_colors_file_path: null,
    active_review_module: settings.modules.reviewsActive ? 'stoa' : null,
    footer_social: settings.footerSocial,
    content: { footer: settings.footer },
    modules: publicModules(profile),
    others: publicOthers(profile),
    account: { email_capture_enabled: settings.account.emailCaptureEnabled },
    recaptcha: { site_key: settings.integrations.recaptchaSiteKey ?? null },
    addthis: { ids: settings.integrations.addthisIds },
    analytics: { measurement_id: settings.integrations.analyticsMeasurementId ?? null },
    listing: settings.listing,
  };
}
export type PublicSettings = ReturnType<typeof publicSettings>;

/** Products carry their seller's id as `client_guid`; a shop that sells by itself is known by the same. */
function publicClient({ shop, status, frontendStatus, marketplace, sellers }: ShopProfile) {
  const own = sellers.find((carried) => carried.own);
  const selling = sellers.filter((carried) => carried.own || isSellerUsable(carried));
  return {
    client: {
      code: shop.code,
      name: shop.name,
      type: shop.type,
      guid: shop.ownSellerId ?? shop.id,
      marketplace: marketplace?.code ?? null,
      marketplace_guid: marketplace?.id ?? null,
      industry: shop.industry,
      status,
      frontend_status: frontendStatus,
    },
    sellers: sellers.map(publicSeller),
    /** Whose products are on show; `client_guid` of a product is one of them. */
    client_products: selling.map(({ id }) => id),
    client_guids: selling.map(({ id }) => id),
    client_address: own && !isMarketplace(shop.type) ? publicAddress(own.originAddress) : null,
  };
}

function publicSeller(carried: CarriedSeller) {
  return {
    _id: carried.id,
    guid: carried.id,
    code: carried.code,
    name: carried.name,
    status: carried.status,
    approved_for_marketplace: carried.approvedForMarketplace,
    logo: carried.logo,
    mobile_logo: carried.mobileLogo,
    origin_address: publicAddress(carried.originAddress),
  };
}

/** Returns the postal address; the coordinates stay on the server. ENT-040 */
function publicAddress(address: SellerAddress | null) {
  return (
    address && {
      address_line1: address.addressLine1,
      city_locality: address.cityLocality,
      state_province: address.stateProvince,
      postal_code: address.postalCode,
      country: address.country,
    }
  );
}

function publicModules({ settings: { modules } }: ShopProfile) {
  return {
    messages: {
      is_active: modules.messages.active,
      is_active_checkout: modules.messages.activeAtCheckout,
      is_enable_messages_on_product_pages: modules.messages.onProductPages,
      character_limit: modules.messages.characterLimit,
      checkout_label: modules.messages.checkoutLabel,
      support_file_types: modules.messages.supportFileTypes,
      initial_store_message: modules.messages.initialStoreMessage,
      message_auto_response: modules.messages.autoResponse,
    },
    sociallogins: { hide_price_for_anonymous: modules.hidePriceForAnonymous },
    'order-management': {
      prevent_checkout: modules.preventCheckout,
      prevent_checkout_message: modules.preventCheckoutMessage,
      allow_request_quote: modules.allowRequestQuote,
    },
  };
}

function publicOthers({ settings: { others } }: ShopProfile) {
  const { shoppingList, saveForLater } = others;
  return {
    shopping_list: {
      enable: shoppingList?.enable ?? false,
      name: shoppingList?.name ?? '',
      description: shoppingList?.description ?? '',
    },
    save_for_later: {
      enable: saveForLater?.enable ?? false,
      description: saveForLater?.description ?? '',
      save_action_text: saveForLater?.saveActionText ?? '',
      saved_item_text: saveForLater?.savedItemText ?? '',
    },
  };
}
