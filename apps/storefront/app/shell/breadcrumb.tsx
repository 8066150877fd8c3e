import { shellText } from '@stoa/messages';
import { PageLink } from '@stoa/ui';

interface BreadcrumbProps {
  readonly crumbs: readonly { readonly name: string; readonly slug: string }[];
  /** Where the visitor is; no link. */
  readonly current: string;
  /** Its own slug, where the way may end with it. */
  readonly slug?: string;
}

/** Shows the way from the home page to here. LIST-011 */
export function Breadcrumb({ crumbs, current, slug }: BreadcrumbProps) {
  const above = crumbs.filter((crumb) => crumb.slug !== slug);
  return (
    <nav aria-label={shellText.breadcrumb()} className="page-width">
      <ol className="breadcrumb">
        <li>
          <PageLink to="/">{shellText.home()}</PageLink>
        </li>
        {above.map((crumb) => (
          <li key={crumb.slug}>
            <PageLink to={`/${crumb.slug}`}>{crumb.name}</PageLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
