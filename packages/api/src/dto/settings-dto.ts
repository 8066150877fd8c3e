import { publicSettings, type ShopSettings } from '@stoa/commerce';
import type { Settings } from '@stoa/contract';
import type { ApiContext } from '../context.ts';
import { toSeller } from './seller-dto.ts';

/** Returns the public settings of the shop; selected in `publicSettings`. API-GQL-511, ENT-571 to ENT-576 */
export function toSettings({ profile }: Pick<ApiContext, 'profile'>): Settings {
  const known = publicSettings(profile);
  return {
    client: {
      ...known.client,
      marketplace: known.client.marketplace ?? null,
      marketplace_guid: known.client.marketplace_guid ?? null,
      frontend_status: known.client.frontend_status ?? null,
    },
    client_guids: known.client_guids,
    client_products: known.client_products,
    client_address: known.client_address,
    sellers: profile.sellers.map(toSeller),
    general: known.general,
    account: known.account,
    active_theme: known.active_theme,
    active_review_module: known.active_review_module,
    addthis: known.addthis,
    analytics: known.analytics,
    content: known.content,
    font_colors_file_path: known.font_colors_file_path,
    footer_social: toSocialLinks(profile.settings.footerSocial),
    modules: known.modules,
    others: known.others,
    listing: known.listing,
    recaptcha: known.recaptcha,
    checkout_countries: known.checkout_countries,
    us_restrict_states: known.us_restrict_states,
    currency: profile.shop.currency,
    locale: profile.shop.locale,
    time_zone: profile.shop.timeZone,
  };
}

/** The order of networks that were given none. FOOT-510, CONST-567 */
const usualOrder = ['facebook', 'twitter', 'youtube', 'instagram', 'pinterest', 'tiktok'] as const;

/** Returns the visible networks in their order. FOOT-505 to FOOT-512 */
export function toSocialLinks(social: ShopSettings['footerSocial']) {
  return usualOrder
    .flatMap((network, at) => {
      const setting = social[network];
      return setting?.visible ? [{ network, url: setting.url, order: setting.order ?? at + 1 }] : [];
    })
    .sort((a, b) => a.order - b.order)
    .map(({ network, url }) => ({ network, url }));
}
