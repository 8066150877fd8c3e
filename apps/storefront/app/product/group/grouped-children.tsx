import { productPartText } from '@stoa/messages';
import { Picture } from '@stoa/ui';
import { Price } from '@stoa/widgets';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { StockLine } from '../pieces/stock-line.tsx';
import { type Child, ChildPurchase } from './child-purchase.tsx';

// Comes when a piece is first looked at.
const QuickView = lazy(async () => ({ default: (await import('./quick-view.tsx')).QuickView }));

/**
 * What a grouped product consists of; each piece is bought by itself. The server leaves out what is archived or
 * not to be seen. GROUP-001 to GROUP-006
 */
export function GroupedChildren({ products }: { products: readonly Child[] }) {
  if (products.length === 0) return null;
  return (
    <section className="page-width group" aria-labelledby="product-group">
      <h2 id="product-group">{productPartText.inThisSet()}</h2>
      <ul className="group-list">
        {products.map((child) => (
          <li key={child._id}>
            <GroupedChild child={child} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function GroupedChild({ child }: { child: Child }) {
  const [isOpen, setOpen] = useState(false);
  const stock = { status: child.stockStatus, text: child.stockStatusText, message: undefined };
  return (
    <article className="group-child">
      <Link to={child.url} className="group-picture" tabIndex={-1} aria-hidden="true">
        {child.image ? (
          <Picture picture={child.image} sizes="(min-width: 48rem) 160px, 96px" alt="" />
        ) : (
          <span className="picture-placeholder" />
        )}
      </Link>
      <div className="group-words">
        <h3>
          <Link to={child.url}>{child.name}</Link>
        </h3>
        {child.sub_title && <p className="text-muted">{child.sub_title}</p>}
        <Price prices={child} place="card" />
        <StockLine stock={stock} />
        <button
          type="button"
          className="text-link group-quick needs-script"
          aria-label={`${productPartText.quickView()}: ${child.name}`}
          onClick={() => setOpen(true)}
        >
          {productPartText.quickView()}
        </button>
        {isOpen && (
          <Suspense>
            <QuickView child={child} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
      <ChildPurchase child={child} />
    </article>
  );
}
