import { orderText } from '@stoa/messages';
import { Form, Link } from 'react-router';

interface OrderActionsProps {
  /** Makes sure that the order is put into the cart once, however often it is pressed. */
  readonly againKey: string;
  /** The page that shows where the order is. */
  readonly tracking: string;
}

/** What can be done with an order; on paper nothing. */
export function OrderActions({ againKey, tracking }: OrderActionsProps) {
  return (
    <div className="account-actions no-print">
      <Form method="post" className="contents">
        <input type="hidden" name="key" value={againKey} />
        <button type="submit" className="button button-solid">
          {orderText.again()}
        </button>
      </Form>
      <Link to={tracking} className="button button-hollow">
        {orderText.tracking()}
      </Link>
      <PrintButton />
    </div>
  );
}

/** Without scripts the browser's own menu prints. */
export function PrintButton() {
  return (
    <button type="button" className="button button-hollow needs-script" onClick={() => window.print()}>
      {orderText.print()}
    </button>
  );
}
