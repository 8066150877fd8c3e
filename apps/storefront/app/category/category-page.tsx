import type { CategoryPartsFragment } from '@stoa/contract';
import type { RichText } from '@stoa/domain';
import { PageLink, Picture, type PictureSource } from '@stoa/ui';
import { Listing } from '../listing/listing.tsx';
import type { ListingData } from '../listing/listing-data.ts';
import { CategorySearchData } from '../seo/category-search-data.tsx';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import { useRootData } from '../shell/root-data.ts';
import { CategoryDescription } from './category-description.tsx';
import { OptionalContent, type OptionalContentData } from './optional-content.tsx';

interface CategoryPageProps {
  readonly category: Omit<CategoryPartsFragment, 'description' | 'optional_content'> & {
    readonly description: RichText;
    readonly optional_content: OptionalContentData;
  };
  readonly listing: ListingData;
}

/**
 * Shows a category: what it is, what is below it, and its products. What a merchant adds to read stands below them, so
 * that a phone's first screen shows products. LIST-011 to LIST-017, LIST-031
 */
export function CategoryPage({ category, listing }: CategoryPageProps) {
  const { shell } = useRootData();
  const { breadcrumb, descriptionLimit } = shell.listing;
  const firstPage = listing.view.page === 1;
  return (
    <main id="content">
      {breadcrumb && <Breadcrumb crumbs={category.breadcrumb} current={category.name} slug={category.slug} />}
      <header className="page-width category-head" data-display={category.display_option}>
        {firstPage && <Cover wide={category.image} narrow={category.image_mobile} />}
        <div>
          <h1>{category.name}</h1>
          {firstPage && <CategoryDescription text={category.description} limit={descriptionLimit} />}
        </div>
      </header>
      {category.children.length > 0 && (
        <ul className="page-width category-children">
          {category.children.map((child) => (
            <li key={child._id}>
              <PageLink to={`/${child.slug}`} className="category-child">
                {child.name}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <Listing data={listing} />
      {firstPage && <OptionalContent content={category.optional_content} />}
      {listing.result.success && (
        <CategorySearchData category={category} result={listing.result} origin={shell.origin} />
      )}
    </main>
  );
}

interface CoverProps {
  readonly wide: PictureSource | null | undefined;
  /** In its place on phones. */
  readonly narrow: PictureSource | null | undefined;
}

/** LIST-012, LIST-013 */
function Cover({ wide, narrow }: CoverProps) {
  const first = wide ?? narrow;
  if (!first) return null;
  return (
    <div className="category-cover">
      <Picture
        picture={first}
        narrow={narrow ?? undefined}
        sizes="(min-width: 1280px) 1200px, 100vw"
        eager
        alt=""
      />
    </div>
  );
}
