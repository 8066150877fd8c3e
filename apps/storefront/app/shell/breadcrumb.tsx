import { shellText } from '@stoa/messages';
import { Link } from 'react-router';

interface BreadcrumbProps {
  readonly crumbs: readonly { readonly name: string; readonly slug: string }[];
  /** Where the visitor is; no link. */
  readonly current: string;
  /** Its own slug, where the way may end with it. */
  readonly slug?: string;
}

/** The way from the home page to here. LIST-011 */
export function Breadcrumb({ crumbs, current, slug }: BreadcrumbProps) {
  const above = crumbs.filter((crumb) => crumb.slug !== slug);
  return (
    <nav aria-label={shellText.breadcrumb()} className="page-width">
      <ol className="breadcrumb">
        <li>
          <Link to="/">{shellText.home()}</Link>
        </li>
        {above.map((crumb) => (
          <li key={crumb.slug}>
            <Link to={`/${crumb.slug}`}>{crumb.name}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
