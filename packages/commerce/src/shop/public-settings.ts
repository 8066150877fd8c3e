import type { SellerAddress } from '@stoa/database';
import { isMarketplace, isSellerUsable } from '@stoa/domain';
import type { ShopProfile } from './read-shop-settings.ts';

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
    ...publicClient(profile),
    checkout_countries: settings.checkout.countries,
    us_restrict_states: settings.checkout.usRestrictStates,
    active_theme: { ...profile.theme, file_path: null, version: String(profile.revision) },
    ratings_shown: settings.modules.reviewsActive,
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
    /** Whose products are on show; `client_guid` of a product is one of them. */
    client_products: selling.map(({ id }) => id),
    client_guids: selling.map(({ id }) => id),
    client_address: own && !isMarketplace(shop.type) ? publicAddress(own.originAddress) : null,
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

/** The switches of messages, of requests for quotes and of lists are not told before something goes by them. */
function publicModules({ settings: { modules } }: ShopProfile) {
  return {
    messages: {
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
    },
  };
}

function publicOthers({ settings: { others } }: ShopProfile) {
  const { shoppingList, saveForLater } = others;
  return {
    shopping_list: {
      name: shoppingList?.name ?? '',
      description: shoppingList?.description ?? '',
    },
    save_for_later: {
      description: saveForLater?.description ?? '',
      save_action_text: saveForLater?.saveActionText ?? '',
      saved_item_text: saveForLater?.savedItemText ?? '',
    },
  };
}
