import { plural, adminProductsText as text } from '@stoa/messages';
import { api, problemOf } from '../../../api/index.ts';
import { tell } from '../../../kit/toast.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { useProductChange } from '../product/use-product.ts';
import { type ChangeKind, changeWords } from './change-words.ts';

/**
 * Changes several products, all or none, and tells how many were not so before. Where all of them were not, the message
 * offers to take it back: then the opposite makes them as they were. @throws ORPCError with a `Problem` as its data
 */
export function useChangeMany(): (kind: ChangeKind, ids: readonly string[]) => Promise<void> {
  const { code: shop } = useWorkplace();
  const changed = useProductChange();
  const send = async (kind: ChangeKind, ids: readonly string[]) => {
    const answer = await api.products.changeMany({ shop, products: [...ids], ...changeWords[kind].wanted });
    return answer.changed;
  };
  const takeBack = async (kind: ChangeKind, ids: readonly string[]) => {
    try {
      await send(changeWords[kind].opposite, ids);
      tell(text.undone());
    } catch (error) {
      tell(problemOf(error)?.detail || text.failed(), 'failed');
    }
    await changed();
  };
  return async (kind, ids) => {
    const count = await send(kind, ids);
    const said = count === 0 ? text.asWanted() : plural(count, ...changeWords[kind].done);
    const undo = { label: text.undo(), run: () => void takeBack(kind, ids) };
    tell(said, 'done', count === ids.length ? undo : undefined);
    void changed();
  };
}
