import { lineText, tGoods } from '@stoa/messages';
import { Picture, usePriceText } from '@stoa/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LineFactList } from './line-fact-list.tsx';
import type { LineView } from './line-view.ts';

/** How much room a line has: beside the page, on a page of its own, or in a summary. */
type Density = 'drawer' | 'page' | 'summary';

interface LineProps {
  readonly line: LineView;
  readonly density: Density;
  /** In place of the number of pieces, such as how many of them were sent. */
  readonly quantity?: string | undefined;
  /** What can be done with the line; the number of pieces is among it. */
  readonly actions?: ReactNode;
  /** What is wrong with it. */
  readonly children?: ReactNode;
  /** Its id on the page, and its status for the look of it. */
  readonly anchor?: string;
  readonly status?: string;
  readonly onFollow?: () => void;
}

const PICTURE_SIZES: Readonly<Record<Density, string>> = {
  drawer: '72px',
  page: '(min-width: 48rem) 144px, 96px',
  summary: '64px',
};

/** Shows a line of a cart or an order: the same of it in every place. CART-528, ENT-547, ENT-549, ENT-553 */
export function Line({ line, density, quantity, actions, children, anchor, status, onFollow }: LineProps) {
  const text = usePriceText();
  return (
    <li id={anchor} className="line" data-density={density} data-status={status}>
      <LinePicture line={line} sizes={PICTURE_SIZES[density]} onFollow={onFollow} />
      <div className="line-words">
        <LineName line={line} isTitle={density === 'page'} onFollow={onFollow} />
        <LineFactList facts={line.facts} />
        {!actions && <p className="text-muted">{quantity ?? lineText.quantity({ qty: line.qty })}</p>}
        <PriceNote line={line} />
        {line.availability && <p className="line-stock">{line.availability}</p>}
        {children}
      </div>
      {actions && <div className="line-actions">{actions}</div>}
      {line.total !== null && <p className="line-total">{text(line.total)}</p>}
    </li>
  );
}

interface PartProps {
  readonly line: LineView;
  readonly onFollow: (() => void) | undefined;
}

/** The name beside the picture says what it shows. */
function LinePicture({ line: { picture, url }, sizes, onFollow }: PartProps & { readonly sizes: string }) {
  const shown = picture ? (
    <Picture picture={picture} sizes={sizes} alt="" />
  ) : (
    <span className="picture-placeholder" />
  );
  if (url === null) return <span className="line-picture">{shown}</span>;
  return (
    <Link to={url} className="line-picture" tabIndex={-1} aria-hidden="true" onClick={onFollow}>
      {shown}
    </Link>
  );
}

function LineName({ line: { name, url }, isTitle, onFollow }: PartProps & { readonly isTitle: boolean }) {
  const Name = isTitle ? 'h2' : 'p';
  return (
    <Name className="line-name">
      {url === null ? (
        name
      ) : (
        <Link to={url} onClick={onFollow}>
          {name}
        </Link>
      )}
    </Name>
  );
}

/** The price of one of several pieces, or why there is none. PRICE-011 */
function PriceNote({ line: { unitPrice, qty } }: { readonly line: LineView }) {
  const text = usePriceText();
  if (unitPrice === null) return <p>{tGoods({ code: 'price.sign_in', params: {} })}</p>;
  return qty > 1 ? <p className="text-muted">{lineText.each({ price: text(unitPrice) })}</p> : null;
}
