import { withFallback } from '../edge/with-fallback.ts';
import type { HeaderOrFooterResolvers, QueryResolvers, TemplateResolvers } from '../generated/resolvers.ts';
import {
  findCheckoutHeaderOrFooter,
  findHeaderOrFooter,
  findHeadersOrFooters,
  findMenus,
  findPage,
  findPageOfType,
  findTemplate,
  findTemplateOfSlug,
  findWidgetContent,
} from '../operations/content.ts';
import { findPageData } from '../operations/page-data.ts';

/** A page stands without headers, footers, menus and widget content that can't be read. API-GQL-572 to API-GQL-574 */
export const contentQueries = {
  allHeader: (_parent, { is_primary }, api) =>
    withFallback(api, 'the headers', [], () => findHeadersOrFooters(api, 'header', is_primary)),
  allFooter: (_parent, { is_primary }, api) =>
    withFallback(api, 'the footers', [], () => findHeadersOrFooters(api, 'footer', is_primary)),
  header: (_parent, args, api) =>
    withFallback(api, 'a header', null, () => findHeaderOrFooter(api, 'header', args)),
  footer: (_parent, args, api) =>
    withFallback(api, 'a footer', null, () => findHeaderOrFooter(api, 'footer', args)),
  checkoutHeader: (_parent, _args, api) =>
    withFallback(api, 'the header of the checkout', null, () => findCheckoutHeaderOrFooter(api, 'header')),
  checkoutFooter: (_parent, _args, api) =>
    withFallback(api, 'the footer of the checkout', null, () => findCheckoutHeaderOrFooter(api, 'footer')),
  getAllParsedMenu: (_parent, { _ids }, api) =>
    withFallback(api, 'the menus', [], () => findMenus(api, _ids)),
  page: (_parent, args, api) => findPage(api, args),
  template: (_parent, args, api) => findTemplate(api, args),
  async templates(_parent, args, api) {
    const found = await findTemplate(api, args);
    return found ? [found] : [];
  },
  getTemplateBySlug: (_parent, { slug, checkRedirect }, api) =>
    findTemplateOfSlug(api, slug, checkRedirect ?? false),
  async getTemplateByPageType(_parent, { name }, api) {
    const page = await findPageOfType(api, name);
    return page && { page, getTemplateByPageType: page.template, redirectSlug: null };
  },
  getWidgetContent: (_parent, { slug }, api) =>
    withFallback(api, 'the content of widgets', null, () => findWidgetContent(api, slug)),
  pageDataBySlug: (_parent, { slug }, api) => findPageData(api, slug),
} satisfies QueryResolvers;

export const templateFields = {
  render_html: ({ document }, _args, api) => api.renderDocument(document),
} satisfies TemplateResolvers;

/** A header or footer whose content is no document of widgets is drawn by the client from its menus. */
export const headerOrFooterFields = {
  render_html: ({ document }, _args, api) => (document === undefined ? '' : api.renderDocument(document)),
} satisfies HeaderOrFooterResolvers;
