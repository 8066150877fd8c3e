import type { CategoryPartsFragment } from '@stoa/contract';
import { isEmptyRichText, type RichText } from '@stoa/domain';
import { Picture } from '@stoa/ui';
import { RichTextView } from '@stoa/widgets';
import { Link } from 'react-router';
import { Listing } from '../listing/listing.tsx';
import type { ListingData } from '../listing/listing-data.ts';
import { Breadcrumb } from '../shell/breadcrumb.tsx';

interface CategoryPageProps {
  readonly category: Omit<CategoryPartsFragment, 'description'> & { readonly description: RichText };
  readonly listing: ListingData;
}

/** A category: what it is, what is below it, and its products. LIST-011 to LIST-017 */
export function CategoryPage({ category, listing }: CategoryPageProps) {
  const firstPage = listing.view.page === 1;
  return (
    <main id="content">
      <Breadcrumb crumbs={category.breadcrumb} current={category.name} slug={category.slug} />
      <header className="page-width category-head" data-display={category.display_option}>
        {category.image && firstPage && (
          <div className="category-cover">
            <Picture picture={category.image} sizes="(min-width: 1280px) 1200px, 100vw" eager alt="" />
          </div>
        )}
        <div>
          <h1>{category.name}</h1>
          {firstPage && !isEmptyRichText(category.description) && (
            <div className="category-description">
              <RichTextView text={category.description} />
            </div>
          )}
        </div>
      </header>
      {category.children.length > 0 && (
        <ul className="page-width category-children">
          {category.children.map((child) => (
            <li key={child._id}>
              <Link to={`/${child.slug}`} className="category-child">
                {child.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Listing data={listing} />
    </main>
  );
}
