import { orderText } from '@stoa/messages';
import { Link } from 'react-router';
import type { ReorderAnswer } from './reorder.server.ts';

/** Says what of an order placed again is otherwise than it was. */
export function ReorderNotice({ answer }: { answer: ReorderAnswer | undefined }) {
  if (!answer) return null;
  return (
    <div role="alert" className={`notice mb-6 ${answer.isAdded ? 'notice-warning' : 'notice-danger'}`}>
      <p>{answer.title}</p>
      <ul className="list-disc ps-5 my-2">
        {answer.lines.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong>: {text}
          </li>
        ))}
      </ul>
      {answer.isAdded && (
        <Link to="/checkout/cart" className="text-link">
          {orderText.toCart()}
        </Link>
      )}
    </div>
  );
}
