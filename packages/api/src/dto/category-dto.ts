import type { CategoryNode, CategoryPage, CategoryPicture } from '@stoa/commerce';
import type { ApiContext } from '../context.ts';
import { toPictureOrNull } from '../edge/pictures.ts';
import { toSnakeCase } from '../edge/snake-case.ts';
import type { CategoryDetails, CategorySource } from './category-source.ts';
import { toCrumb } from './product-details-dto.ts';

/** Returns a node of the tree. ENT-557 */
export function toCategory(api: ApiContext, node: Omit<CategoryNode, 'children'>): CategorySource {
  const { id, name, slug, path, subTitle } = node;
  return {
    _id: id,
    name,
    slug,
    path,
    title: name,
    category_path: path,
    parent_page: node.parentId,
    client_guid: api.shop.shop.ownSellerId ?? api.shop.shop.id,
    entity_type: 'category',
    is_active: true,
    sub_title: subTitle,
    image: toPictureOrNull(api, pictureOf(node.image, name)),
  };
}

/** Returns a category with everything its page shows. ENT-044 to ENT-046, ENT-557, ENT-558 */
export function toCategorySource(api: ApiContext, page: CategoryPage): CategorySource {
  const card = toCategory(api, { ...page, subTitle: page.optionalContent?.subTitle ?? '' });
  const below = page.children.map((child) => toCategory(api, child));
  return { ...card, details: toDetails(api, page), below };
}

function toDetails(api: ApiContext, page: CategoryPage): CategoryDetails {
  return {
    breadcrumb: page.breadcrumb.map(toCrumb),
    description: page.description,
    display_option: page.displayOption,
    image_mobile: toPictureOrNull(api, pictureOf(page.imageMobile, page.name)),
    meta_description: page.metaDescription,
    meta_keyword: page.metaKeyword,
    meta_title: page.metaTitle,
    optional_content: toSnakeCase(page.optionalContent, { description: (tree) => tree }),
    page_title: page.metaTitle || page.name,
    seo_crawler_setting: page.seoCrawlerSetting,
  };
}

const pictureOf = (picture: CategoryPicture | null, alt: string) => picture && { ...picture, alt };
