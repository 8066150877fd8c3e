import {
  type ContentPage,
  type HeaderOrFooter,
  type HeaderOrFooterKey,
  type HeaderOrFooterKind,
  type HeaderOrFooterUse,
  type PageKey,
  readHeadersAndFooters,
  readMenus,
  readPublishedPage,
} from '@stoa/commerce';
import type { Menu } from '@stoa/contract';
import { pageTypes, ShopError, withoutOuterSlashes } from '@stoa/domain';
import { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { toHeaderOrFooter, toMenu } from '../dto/header-footer-dto.ts';
import type { HeaderOrFooterSource } from '../dto/header-footer-source.ts';
import { type PageSource, toPage, toTemplate, toWidgetContent } from '../dto/page-dto.ts';
import type { TemplateSource } from '../dto/template-source.ts';
import { parseSent } from '../edge/input.ts';
import { keptForAudience } from '../edge/kept-results.ts';
import { oncePerRequest } from '../edge/once.ts';
import { findAddress } from './address.ts';

/** CMS-525 to CMS-528, CONST-510, CONST-511 */
const keptHeadersAndFooters = keptForAudience('headers and footers', (api, key: HeaderOrFooterKey) =>
  readHeadersAndFooters(api.shop, key),
);
const primaries = oncePerRequest((api) => keptHeadersAndFooters(api, { primary: 'every use' }));

async function primary(api: ApiContext, use: HeaderOrFooterUse): Promise<readonly HeaderOrFooter[]> {
  return (await primaries(api)).filter((stored) => stored.use === use);
}

/** Headers or footers; only primary ones, only others, or all. API-GQL-541, API-GQL-542 */
export async function findHeadersOrFooters(
  api: ApiContext,
  kind: HeaderOrFooterKind,
  isPrimary: boolean | null | undefined,
): Promise<HeaderOrFooterSource[]> {
  const found = isPrimary ? await primary(api, 'default') : await keptHeadersAndFooters(api, { kind });
  const isMeant = (stored: HeaderOrFooter) =>
    stored.kind === kind && (isPrimary ?? stored.isPrimary) === stored.isPrimary;
  return found.filter(isMeant).map((stored) => toHeaderOrFooter(api, stored));
}

/** Finds the header or footer of checkout pages, else that of all pages. API-GQL-543, API-GQL-544, CMS-522 */
export async function findCheckoutHeaderOrFooter(
  api: ApiContext,
  kind: HeaderOrFooterKind,
): Promise<HeaderOrFooterSource | null> {
  const ofKind = (stored: HeaderOrFooter) => stored.kind === kind;
  const stored =
    (await primary(api, 'checkout')).find(ofKind) ?? (await primary(api, 'default')).find(ofKind);
  return stored ? toHeaderOrFooter(api, stored) : null;
}

/** Finds a header or footer by its id or name. API-GQL-545, API-GQL-546 */
export async function findHeaderOrFooter(
  api: ApiContext,
  kind: HeaderOrFooterKind,
  { _id, name }: { readonly _id?: string | null | undefined; readonly name?: string | null | undefined },
): Promise<HeaderOrFooterSource | null> {
  if (!_id && !name) return null;
  const found = await keptHeadersAndFooters(api, _id ? { id: _id } : { kind, name: name ?? '' });
  const stored = found.find((one) => one.kind === kind);
  return stored ? toHeaderOrFooter(api, stored) : null;
}

/** No layout has more menus, and each costs a look-up. */
const menuIds = z.array(z.int()).max(100);

/**
 * API-GQL-538
 * @throws ShopError `invalid-input` for more than a hundred
 */
export async function findMenus(api: ApiContext, ids: readonly number[]): Promise<Menu[]> {
  return (await keptMenus(api, parseSent(menuIds, ids, '_ids'))).map(toMenu);
}

/** CMS-527, CMS-528, CONST-511 */
const keptMenus = keptForAudience('menus', (api, ids: readonly number[]) => readMenus(api.shop, ids));

const keptPage = keptForAudience('page', (api, key: PageKey) => readPublishedPage(api.shop, key));

/** Finds the published page of a type the specification knows; null for none. API-GQL-518, API-GQL-519 */
export async function findPageOfType(api: ApiContext, name: string): Promise<PageSource | null> {
  const page = await pageOfType(api, name);
  return page ? toPage(page) : null;
}

async function pageOfType(api: ApiContext, name: string): Promise<ContentPage | undefined> {
  const type = pageTypes.find((known) => known === name);
  return type && keptPage(api, { type });
}

/** Finds a published page by id or slug. API-GQL-547 */
export async function findPage(
  api: ApiContext,
  { _id, slug }: { readonly _id?: string | null | undefined; readonly slug?: string | null | undefined },
): Promise<PageSource | null> {
  if (!_id && slug == null) return null;
  const page = _id ? await keptPage(api, { id: _id }) : await pageAt(api, slug ?? '');
  return page ? toPage(page) : null;
}

interface TemplateKey {
  readonly _id?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly slug?: string | null | undefined;
}

/** A template is named as its type is, or as its page where that has no type. */
async function pageNamed(api: ApiContext, name: string): Promise<ContentPage | undefined> {
  return (await pageOfType(api, name)) ?? (name === '' ? undefined : keptPage(api, { title: name }));
}

/** Finds a template by the id of its page, by its name or by a slug. API-017, API-GQL-513, API-GQL-551 */
export async function findTemplate(
  api: ApiContext,
  { _id, name, slug }: TemplateKey,
): Promise<TemplateSource | null> {
  if (!_id && !name && slug != null) return (await findTemplateOfSlug(api, slug, false)).template;
  const page = _id ? await keptPage(api, { id: _id }) : await pageNamed(api, name ?? '');
  return page ? toTemplate(page) : null;
}

export interface TemplateOfSlug {
  readonly template: TemplateSource | null;
  readonly redirectResponse: {
    readonly success: boolean;
    readonly redirectData: { readonly redirect_type: number; readonly to: string } | null;
  } | null;
}

/**
 * Finds the template for a slug: that of the page there, or of all products or categories; with `checkRedirect` where
 * the slug leads on to. API-017, API-GQL-514, API-GQL-516, API-GQL-517
 * @throws ShopError `not-found`, 'Template not found'
 */
export async function findTemplateOfSlug(
  api: ApiContext,
  slug: string,
  checkRedirect: boolean,
): Promise<TemplateOfSlug> {
  if (isHome(slug)) return templateAt(await pageOfType(api, 'Homepage'), checkRedirect);
  const found = await findAddress(api, slug);
  if (found.kind === 'redirect' && checkRedirect) {
    const redirectData = { redirect_type: found.type, to: found.to };
    return { template: null, redirectResponse: { success: true, redirectData } };
  }
  const page =
    found.kind === 'page' ? await keptPage(api, { id: found.id }) : await pageOfType(api, found.kind);
  return templateAt(page, checkRedirect);
}

function templateAt(page: ContentPage | undefined, checkRedirect: boolean): TemplateOfSlug {
  if (!page) throw templateNotFound();
  return {
    template: toTemplate(page),
    redirectResponse: checkRedirect ? { success: false, redirectData: null } : null,
  };
}

function templateNotFound(): ShopError {
  const reason = { code: 'literal' as const, params: { text: 'Template not found' } };
  return new ShopError('not-found', { field: 'slug', reason });
}

/** The home page has no slug: these are the addresses and names that clients have for it. */
const HOME: ReadonlySet<string> = new Set(['', 'home', 'homepage', 'index']);

const isHome = (address: string) => HOME.has(withoutOuterSlashes(address).toLowerCase());

/** Finds the page at a slug, the home page, or the page of a type; what is drawn by a template is found by its type. */
async function pageAt(api: ApiContext, address: string): Promise<ContentPage | undefined> {
  const slug = withoutOuterSlashes(address);
  const page = (await keptPage(api, { slug })) ?? (await pageOfType(api, slug));
  if (page) return page;
  if (isHome(slug)) return pageOfType(api, 'Homepage');
  const { kind } = await findAddress(api, slug);
  return kind === 'product' || kind === 'category' ? pageOfType(api, kind) : undefined;
}

/** Finds the widgets of a published page, `/` being the home page; null for none. API-GQL-539 */
export async function findWidgetContent(
  api: ApiContext,
  slug: string,
): Promise<{ readonly widget_content: Record<string, unknown> } | null> {
  const page = await pageAt(api, slug);
  return page ? { widget_content: toWidgetContent(page) } : null;
}
