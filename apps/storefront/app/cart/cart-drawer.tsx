import { cartDrawerText, productText } from '@stoa/messages';
import { Dialog, usePriceText } from '@stoa/ui';
import type { AdditionNews } from '@stoa/widgets';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type DrawerData, type DrawerLine, readDrawer } from './drawer-data.ts';
import { DrawerLines } from './drawer-lines.tsx';
import { FreeShipping } from './free-shipping.tsx';
import { GoesWith } from './goes-with.tsx';

interface CartDrawerProps {
  readonly news: AdditionNews;
  readonly onClose: () => void;
}

/**
 * Shows the cart beside the page after an addition: what is in it, what it comes to, and what goes with what was
 * added. Its content is one visitor's, so it arrives by a call of its own; without an answer the ways to the cart and
 * the checkout stay. CART-524
 */
export function CartDrawer({ news, onClose }: CartDrawerProps) {
  return news.phase === 'added' && <OpenDrawer added={news} onClose={onClose} />;
}

interface OpenDrawerProps {
  readonly added: AdditionNews;
  readonly onClose: () => void;
}

function OpenDrawer({ added, onClose }: OpenDrawerProps) {
  // A dialog is opened once it is in the page.
  const [open, setOpen] = useState(false);
  const [data, setData] = useState<DrawerData | null>();
  useEffect(() => setOpen(true), []);
  useEffect(() => {
    const ends = new AbortController();
    readDrawer(added.productId, ends.signal)
      .then(setData)
      .catch(() => {
        if (!ends.signal.aborted) setData(null);
      });
    return () => ends.abort();
  }, [added]);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={cartDrawerText.title()} placement="right">
      <div className="cart-drawer">
        <div className="cart-drawer-cart" aria-busy={data === undefined}>
          {data && <DrawerLines lines={latestFirst(data.lines, added.name)} onFollow={close} />}
          {data?.subtotal != null && <Subtotal data={data} />}
        </div>
        <div className="cart-drawer-ways">
          <Link to="/checkout" className="button button-solid button-wide" onClick={close}>
            {cartDrawerText.checkout()}
          </Link>
          <Link to="/checkout/cart" className="button button-hollow button-wide" onClick={close}>
            {cartDrawerText.seeCart()}
          </Link>
          <button type="button" className="text-link" onClick={close}>
            {productText.continueShopping()}
          </button>
        </div>
        {data && <GoesWith products={data.goesWith} onFollow={close} />}
      </div>
    </Dialog>
  );
}

/** What was added stands first; the others keep their order. */
const latestFirst = (lines: readonly DrawerLine[], name: string) =>
  lines.toSorted((a, b) => Number(b.name === name) - Number(a.name === name));

function Subtotal({ data: { subtotal, freeFrom } }: { data: DrawerData }) {
  const text = usePriceText();
  if (subtotal === null) return null;
  return (
    <>
      <p className="cart-drawer-subtotal">
        <span>{cartDrawerText.subtotal()}</span>
        <strong>{text(subtotal)}</strong>
      </p>
      {freeFrom !== null && <FreeShipping subtotal={subtotal} from={freeFrom} />}
    </>
  );
}
