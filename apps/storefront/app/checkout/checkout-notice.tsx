import type { RefObject } from 'react';
import type { ListedFault } from './checkout-faults.ts';

interface CheckoutNoticeProps {
  readonly text: string;
  /** What has to be put right; each leads to its field. */
  readonly faults: readonly ListedFault[];
  readonly target: RefObject<HTMLDivElement | null>;
}

/** Shows why the order was not placed. It gets the focus, and stays while anything is left to put right. */
export function CheckoutNotice({ text, faults, target }: CheckoutNoticeProps) {
  return (
    <div ref={target} className="notice notice-danger" role="alert" tabIndex={-1}>
      <p>{text}</p>
      {faults.length > 0 && (
        <ul className="fault-list">
          {faults.map(({ id, text: fault }) => (
            <li key={id}>
              <a href={`#${id}`} className="text-link">
                {fault}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
