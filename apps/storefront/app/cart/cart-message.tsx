import { cartText } from '@stoa/messages';
import { useEffect, useRef } from 'react';
import { type FetcherWithComponents, Link } from 'react-router';
import type { CartNotice, RemovedLine, WayBack } from './cart-notice.ts';

type FormComponent = FetcherWithComponents<CartNotice>['Form'];

interface CartMessageProps {
  readonly notice: CartNotice | undefined;
  readonly Form: FormComponent;
}

/**
 * Shows the result of the last change. It takes the focus when a line was removed, because the pressed button was
 * removed with it.
 */
export function CartMessage({ notice, Form }: CartMessageProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice?.removed) region.current?.focus();
  }, [notice]);
  return (
    <div ref={region} role="status" tabIndex={-1} className="cart-message">
      {notice && (
        <div className={`notice notice-${notice.tone} cart-notice`}>
          <p>{notice.text}</p>
          {notice.removed && <Restore line={notice.removed} Form={Form} />}
          {notice.backTo && <Back to={notice.backTo} />}
        </div>
      )}
    </div>
  );
}

/** Links back to the product with the fields of its form, so that the choices are kept. */
function Back({ to: { path, fields } }: { to: WayBack }) {
  if (fields.length === 0) {
    return (
      <Link to={path} className="text-link">
        {cartText.toProduct()}
      </Link>
    );
  }
  return (
    <form method="post" action={path}>
      <HiddenFields fields={fields} />
      <button type="submit" className="text-link">
        {cartText.toProduct()}
      </button>
    </form>
  );
}

const HiddenFields = ({ fields }: Pick<WayBack, 'fields'>) =>
  fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

/** Puts back what was taken out. */
function Restore({ line, Form }: { line: RemovedLine; Form: FormComponent }) {
  const fields = [
    ...line.options.map(([label, value]) => [`option[${label}]`, value] as const),
    ...line.personalization.map(([code, value]) => [`personalization[${code}]`, value] as const),
  ];
  return (
    <Form method="post" action="/checkout/cart">
      <input type="hidden" name="product" value={line.productId} />
      <input type="hidden" name="name" value={line.name} />
      <input type="hidden" name="qty" value={line.qty} />
      <HiddenFields fields={fields} />
      <button type="submit" name="intent" value="restore" className="text-link">
        {cartText.undo()}
      </button>
    </Form>
  );
}
