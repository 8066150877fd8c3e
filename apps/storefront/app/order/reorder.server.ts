import { ContractError, ReorderDocument } from '@stoa/contract';
import { formatPrice, fromMajor } from '@stoa/domain';
import { orderText } from '@stoa/messages';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { contractOf } from '../lib/contract.ts';
import { formFaults } from '../lib/form-faults.server.ts';
import { newKey } from '../lib/new-key.server.ts';
import { requestContext } from '../request.ts';

/** How an order that was placed again fared, where something is otherwise than it was. */
export interface ReorderAnswer {
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly text: string }[];
  readonly isAdded: boolean;
}

/** The order, or some of its items, as a form names them. */
interface Again {
  readonly id: string;
  readonly token?: string | null;
  readonly form: FormData;
}

/** Puts an order into the cart again: leads there when all of it is, else tells what is otherwise. */
export async function orderAgain(context: Readonly<RouterContextProvider>, { id, token, form }: Again) {
  const items = form.getAll('item').map(String);
  const idempotency_key = String(form.get('key') || newKey());
  const asked = { id, token: token ?? null, ...(items.length > 0 && { items }), idempotency_key };
  try {
    const { reorder } = await contractOf(context).execute(ReorderDocument, asked);
    const changed = reorder.items.filter(({ message }) => message);
    if (reorder.success && changed.length === 0) return redirect('/checkout/cart');
    const lines = changed.map((item) => ({ name: item.name, text: sentence(context, item) }));
    const title = reorder.message ?? (reorder.success ? orderText.addedSome() : orderText.addedNone());
    return data(
      { title, lines, isAdded: reorder.success } satisfies ReorderAnswer,
      reorder.success ? 200 : 409,
    );
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    const title = formFaults(error, { fields: [] }).message ?? '';
    const answer: ReorderAnswer = { title, lines: [], isAdded: false };
    return data(answer, error.status);
  }
}

interface Item {
  readonly price?: number | null;
  readonly price_before?: number | null;
  readonly message?: { readonly text: string } | null;
}

function sentence(context: Readonly<RouterContextProvider>, { message, price, price_before }: Item): string {
  if (price == null || price_before == null) return message?.text ?? '';
  const { currency } = context.get(requestContext).listingRules;
  const text = (amount: number) => formatPrice(fromMajor(amount, currency), currency);
  return orderText.priceNow({ now: text(price), before: text(price_before) });
}
