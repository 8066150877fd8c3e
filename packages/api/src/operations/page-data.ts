import type { ApiContext } from '../context.ts';
import type { CategorySource } from '../dto/category-source.ts';
import type { PageSource } from '../dto/page-dto.ts';
import type { ProductSource } from '../dto/product-source.ts';
import { findAddress } from './address.ts';
import { showCategory } from './categories.ts';
import { findPage } from './content.ts';
import { findProduct } from './products.ts';

/** What is at an address: the field of its kind is filled. */
export interface PageDataSource {
  readonly kind: 'product' | 'category' | 'page' | 'redirect';
  readonly product: ProductSource | null;
  readonly category: CategorySource | null;
  readonly page: PageSource | null;
  readonly redirect: { readonly redirect_type: number; readonly to: string } | null;
}

const nothing = { product: null, category: null, page: null, redirect: null };

/** Finds what `/{slug}` shows; null where there is nothing to show. API-GQL-550, ROUTE-043, ROUTE-044, ROUTE-521 */
export async function findPageData(api: ApiContext, slug: string): Promise<PageDataSource | null> {
  const found = await findAddress(api, slug);
  switch (found.kind) {
    case 'none':
      return null;
    case 'redirect':
      return { ...nothing, kind: 'redirect', redirect: { redirect_type: found.type, to: found.to } };
    case 'product': {
      const product = await findProduct(api, { id: found.id });
      return product && { ...nothing, kind: 'product', product };
    }
    case 'category': {
      const category = showCategory(api, found.page);
      return category && { ...nothing, kind: 'category', category };
    }
    case 'page': {
      const page = await findPage(api, { _id: found.id });
      return page && { ...nothing, kind: 'page', page };
    }
  }
}
