import type { ContentPage } from '@stoa/commerce';
import type { Page, PageWidget } from '@stoa/contract';
import { widgetsOf } from '@stoa/domain';
import type { TemplateSource } from './template-source.ts';

export type PageSource = Omit<Page, 'template'> & { readonly template: TemplateSource };

/** Returns a page with its document of widgets. ENT-566, ROUTE-525, ROUTE-526 */
export function toPage(page: ContentPage): PageSource {
  return {
    _id: page.id,
    title: page.title,
    slug: page.slug,
    static_type: page.staticType,
    custom_html: page.customHtml,
    document: page.document,
    widgets: widgetsIn(page),
    is_404_page: page.is404Page || page.pageType === '404 Page',
    meta_title: page.metaTitle,
    meta_description: page.metaDescription,
    seo_crawler_setting: page.seoCrawlerSetting,
    template: toTemplate(page),
  };
}

/** Returns the widgets of a page, parents before their children, in reading order. */
function widgetsIn({ document }: ContentPage): PageWidget[] {
  const parents = new Map<string, string>();
  return [...widgetsOf(document.root)].map(({ id, type, version, props, children = [] }) => {
    for (const child of children) parents.set(child.id, id);
    return { attributeName: id, type, version, props, parent: parents.get(id) ?? null };
  });
}

/** Returns the same page as the specification's clients know it. ENT-567 */
export function toTemplate(page: ContentPage): TemplateSource {
  return {
    _id: page.id,
    name: page.pageType ?? page.title,
    is_primary: page.pageType !== null,
    origin_type: 'page',
    entity_type: page.pageType && { entity_code: page.pageType, class_code: null },
    header_id: null,
    footer_id: null,
    template_preview: null,
    user_settings: null,
    mapped_attributes: toMappedAttributes(page),
    document: page.document,
  };
}

/** Returns the names under which the page's widgets find their content, in reading order. CMS-519, ENT-567 */
function toMappedAttributes({ document }: ContentPage) {
  return [...widgetsOf(document.root)].map(({ id, type }) => ({ attributeName: id, type }));
}

/** Returns the page's widgets by attributeName, each setting as `{value}`. CMS-501 */
export function toWidgetContent({ document }: ContentPage): Record<string, unknown> {
  const widgets = [...widgetsOf(document.root)].map(({ id, type, props }) => {
    const fields = Object.entries(props).map(([name, value]) => [name, { value }] as const);
    return [id, { type, ...Object.fromEntries(fields) }] as const;
  });
  return Object.fromEntries(widgets);
}
