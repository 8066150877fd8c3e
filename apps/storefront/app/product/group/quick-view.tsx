import { productText } from '@stoa/messages';
import { Dialog, Picture } from '@stoa/ui';
import { Price } from '@stoa/widgets';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { StockLine } from '../pieces/stock-line.tsx';
import { type Child, ChildPurchase } from './child-purchase.tsx';

/** Shows a piece of a set looked at and bought without leaving the set. GROUP-002 */
export function QuickView({ child, onClose }: { child: Child; onClose: () => void }) {
  // A dialog is opened once it is in the page.
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const stock = { status: child.stockStatus, text: child.stockStatusText, message: undefined };
  return (
    <Dialog open={open} onClose={onClose} title={child.name}>
      <div className="quick-view">
        {child.image && <Picture picture={child.image} sizes="(min-width: 48rem) 22rem, 90vw" eager />}
        <div className="quick-view-words">
          {child.sub_title && <p className="text-muted">{child.sub_title}</p>}
          <Price prices={child} place="page" />
          <StockLine stock={stock} />
          {child.short_description && <p>{child.short_description}</p>}
          <ChildPurchase child={child} />
          <Link to={child.url} className="text-link">
            {productText.viewDetails()}
          </Link>
        </div>
      </div>
    </Dialog>
  );
}
