import { SlugPageDocument, type SlugPageQuery } from '@stoa/contract';
import {
  type CurrencyCode,
  canonicalUrl,
  isTabShown,
  type ListingRules,
  listingRedirect,
  listingRobots,
  MAX_PATH_LENGTH,
  PLAYER_ORIGINS,
  pageTitle,
  parseListing,
  productDescription,
  type RichText,
  robotsOf,
  splitVariation,
  trimStartOf,
} from '@stoa/domain';
import { leadPicture } from '@stoa/widgets/server';
import {
  data,
  type RouterContextProvider,
  redirect,
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { brandPath } from '../brands/brand-index.ts';
import { readOptionalContent } from '../category/optional-content.server.ts';
import { contractOf, failPage } from '../lib/contract.ts';
import { lazyChunk } from '../lib/lazy-chunk.tsx';
import { notFound } from '../lib/not-found.server.ts';
import { readyPage } from '../lib/ready-page.server.ts';
import { readRichText } from '../lib/rich-text.server.ts';
import { listingVariables } from '../listing/contract-filter.ts';
import { listingOfCategory, statusOfListing } from '../listing/listing-data.ts';
import { readProductChoices } from '../product/choices/product-choices.server.ts';
import { readSentChoices } from '../product/choices/sent-choices.server.ts';
import type { ProductData } from '../product/data/product-data.ts';
import { sharedAs } from '../product/data/shared-as.server.ts';
import { packVariations } from '../product/packed/packed.ts';
import { priceLevelsShown } from '../product/price-levels.ts';
import { requestContext } from '../request.ts';
import { listingLinks } from '../seo/listing-head.server.ts';
import { openGraph } from '../seo/open-graph.server.ts';
import { pageHead } from '../seo/page-head.server.ts';
import type { Route } from './+types/slug';

// Each kind of page has a script of its own, so that none waits for those of the others.
const ProductPage = lazyChunk(
  'app/product/product-page.tsx',
  async () => (await import('../product/product-page.tsx')).ProductPage,
);
const CategoryPage = lazyChunk(
  'app/category/category-page.tsx',
  async () => (await import('../category/category-page.tsx')).CategoryPage,
);
const ContentPage = lazyChunk(
  'app/content/content-page.tsx',
  async () => (await import('../content/content-page.tsx')).ContentPage,
);

/** Without scripts a product's form asks what its rules make of what has been chosen. OPT-034 */
export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await request.formData();
  const { currency } = context.get(requestContext).listingRules;
  return readSentChoices(contractOf(context), { slug: params.slug, currency }, form).catch(failPage);
}

type PageData = NonNullable<SlugPageQuery['pageDataBySlug']>;

/**
 * Whatever a slug names: a product, a category with its filters, or a page. One address leads to the same on
 * a direct visit and from within the shop. ROUTE-043, ROUTE-503 to ROUTE-506, CMS-005
 */
export async function loader({ context, request, url, params }: Route.LoaderArgs) {
  const { client, listingRules: rules, origin, allowFrames, note } = context.get(requestContext);
  const { pathname, search, searchParams } = url;
  // Where many look for the cart. Not a route of its own, which the scripts of every page would list.
  if (pathname === '/cart') throw redirect('/checkout/cart', 301);
  const { path, sku } = splitVariation(pathname);
  const view = parseListing(path, search, rules);
  if (view.path.length > MAX_PATH_LENGTH) return notFound(context);
  const answer = await client
    .execute(SlugPageDocument, { slug: params.slug, ...listingVariables(view, rules) })
    .catch(failPage);
  const { pageDataBySlug: found } = answer;
  if (found?.redirect) throw redirectTo(found.redirect, spelledOtherwise(found.redirect.to, url));
  const isAlone = view.path === `/${params.slug}`;
  if (found?.product && path === `/${params.slug}`) {
    if (found.product.images.some(({ oembed }) => oembed)) {
      allowFrames(PLAYER_ORIGINS);
      // A document keeps the policy it came with: only a page that is loaded whole may show frames.
      if (new URL(request.url).pathname.endsWith('.data')) throw redirectDocument(pathname + search);
    }
    const { purchase_terms: terms } = answer.initSettings;
    const { currency } = rules;
    const shop = { terms, brandPath: brandPath(found.product.brand ?? '', rules), origin, currency };
    return productData(found.product, searchParams.get('search_keyword') ?? undefined, shop);
  }
  if (!isAlone) return deeperPage(view.path.slice(1), context);
  if (!found || sku !== undefined) return notFound(context);
  if (found.category) {
    if (view.broken.length > 0) note('filters of an address that cannot be read', { segments: view.broken });
    const moved = listingRedirect(pathname, search, rules);
    if (moved !== undefined) throw redirect(moved, 301);
    if (pastEnd(view, found.category)) return notFound(context);
    const shown = categoryData(found.category, view, rules, origin);
    return data(shown, statusOfListing(shown.listing.result));
  }
  return found.page ? pageData(found.page, params.slug, context) : notFound(context);
}

/** A page or a redirect may stand at an address of several segments. ROUTE-044 */
async function deeperPage(slug: string, context: Readonly<RouterContextProvider>) {
  const { client } = context.get(requestContext);
  const { pageDataBySlug: found } = await client.execute(SlugPageDocument, { slug }).catch(failPage);
  if (found?.redirect) throw redirectTo(found.redirect);
  return found?.page ? pageData(found.page, slug, context) : notFound(context);
}

const redirectTo = ({ to, redirect_type }: NonNullable<PageData['redirect']>, rest = '') =>
  redirect(`/${trimStartOf(to, '/')}${rest}`, redirect_type);

/** What follows the slug, filters and query, where only the slug's letters are to be other ones. */
function spelledOtherwise(to: string, { pathname, search }: URL): string {
  const path = trimStartOf(pathname, '/');
  const [slug = ''] = path.split('/', 1);
  return slug.toLowerCase() === trimStartOf(to, '/') ? path.slice(slug.length) + search : '';
}

/** Where a product is shown, and in which currency its prices are. */
interface ProductPlace {
  readonly origin: string;
  readonly currency: CurrencyCode;
}

const productData = (
  {
    productOptions,
    productOptionRules,
    personalizationOptions,
    available_price_levels: levels,
    variations,
    ...product
  }: NonNullable<PageData['product']>,
  searchKeyword: string | undefined,
  { origin, currency, ...ofShop }: Pick<ProductData, 'terms' | 'brandPath'> & ProductPlace,
) => ({
  kind: 'product' as const,
  product: {
    ...product,
    ...ofShop,
    description: shownText(readRichText(product.description)),
    variations: packVariations(
      variations,
      product.variants.map(({ code }) => code),
      currency,
    ),
    priceLevels: priceLevelsShown(levels, currency),
    choices: readProductChoices({ productOptions, productOptionRules, personalizationOptions }, currency),
  },
  searchKeyword,
  head: pageHead({
    title: pageTitle({ metaTitle: product.meta_title, name: product.name }),
    description: productDescription({
      metaDescription: product.meta_description,
      shortDescription: product.short_description,
    }),
    robots: robotsOf(product.seo_crawler_setting),
    canonical: canonicalUrl(origin, product.canonicalPath),
    shared: sharedAs(product, origin),
  }),
});

/**
 * Returns a text unless it asks to be hidden; then it is neither on the page nor in the data for search engines.
 * PDP-035
 */
const shownText = (text: RichText): RichText => (isTabShown(text) ? text : []);

/** Tells whether a page of the listing is asked for that it does not have. */
const pastEnd = (
  view: ReturnType<typeof parseListing>,
  { pliable_data: { paging } }: NonNullable<PageData['category']>,
) => view.page > 1 && view.page > paging.total_pages;

function categoryData(
  { pliable_data: list, ...category }: NonNullable<PageData['category']>,
  view: ReturnType<typeof parseListing>,
  rules: ListingRules,
  origin: string,
) {
  const title = pageTitle({ metaTitle: category.meta_title, name: category.name });
  const description = category.meta_description;
  const result = listingOfCategory(list);
  const { total_pages: pages, total_products: products } = result.paging;
  const links = listingLinks(view, pages, rules, origin);
  const picture = category.image ?? result.products.find(({ image }) => image)?.image;
  return {
    kind: 'category' as const,
    category: {
      ...category,
      description: readRichText(category.description),
      optional_content: readOptionalContent(category.optional_content),
    },
    listing: {
      view,
      rules,
      result,
      base: { kind: 'category' as const, path: view.path },
    },
    head: pageHead({
      title,
      description,
      keywords: category.meta_keyword,
      robots: listingRobots(category.seo_crawler_setting, view, products),
      ...links,
      shared: openGraph('website', { title, description, url: links.canonical, picture }),
    }),
  };
}

async function pageData(
  page: NonNullable<PageData['page']>,
  path: string,
  context: Readonly<RouterContextProvider>,
) {
  const nodes = await readyPage(page.document, context);
  const title = pageTitle({ metaTitle: page.meta_title, name: page.title });
  const description = page.meta_description;
  const canonical = canonicalUrl(context.get(requestContext).origin, path);
  const head = pageHead({
    title,
    description,
    canonical,
    robots: robotsOf(page.seo_crawler_setting),
    shared: openGraph('website', { title, description, url: canonical, picture: leadPicture(nodes) }),
  });
  const shown = { kind: 'page' as const, heading: page.title, nodes, head };
  // One that says so is not found at its own address either. ROUTE-525, ROUTE-526
  return data(shown, page.is_404_page ? 404 : 200);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** Adding to the cart and choosing a variation change nothing that was loaded. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formAction === '/checkout/cart') return false;
  const sameProduct = splitVariation(currentUrl.pathname).path === splitVariation(nextUrl.pathname).path;
  const choosesVariation =
    sameProduct && currentUrl.pathname !== nextUrl.pathname && nextUrl.pathname.includes('/pv/');
  return choosesVariation ? false : defaultShouldRevalidate;
}

export default function SlugPage({ loaderData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case 'product':
      return (
        <ProductPage
          key={loaderData.product._id}
          product={loaderData.product}
          searchKeyword={loaderData.searchKeyword}
        />
      );
    case 'category':
      return <CategoryPage category={loaderData.category} listing={loaderData.listing} />;
    case 'page':
      return <ContentPage heading={loaderData.heading} nodes={loaderData.nodes} />;
  }
}
