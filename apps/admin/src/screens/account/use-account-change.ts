import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../api/index.ts';

/** Returns what reads account and session again: a second factor opens shops that ask for it. ADM-009 */
export function useAccountChange(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: queries.account.read.queryKey() }),
      client.invalidateQueries({ queryKey: queries.session.read.queryKey() }),
    ]);
  };
}
