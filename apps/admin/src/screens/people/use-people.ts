import { adminPeopleText } from '@stoa/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { problemOf, queries } from '../../api/index.ts';
import { tell } from '../../kit/toast.tsx';
import { useWorkplace } from '../../session/index.ts';

/** Who works in the shop, who is invited, and the rules. */
export function usePeople() {
  const { code: shop } = useWorkplace();
  return useQuery(queries.people.list.queryOptions({ input: { shop } }));
}

/** Returns what reads people again after a change; whether a second factor is asked stands in the session, too. */
export function usePeopleChange(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: queries.people.list.key() }),
      client.invalidateQueries({ queryKey: queries.session.read.queryKey() }),
    ]);
  };
}

/** What is done at once, without a form, and what is said then. */
interface Deed {
  readonly act: () => Promise<unknown>;
  readonly done: string;
}

/** Does something at once; why it was refused is told in the sentence of the server. ADM-015 */
export function usePeopleDeed() {
  const changed = usePeopleChange();
  return useMutation({
    mutationFn: ({ act }: Deed) => act(),
    onSuccess: (_, { done }) => tell(done),
    onError: (error) => tell(problemOf(error)?.detail ?? adminPeopleText.failed(), 'failed'),
    // Also what was refused: then somebody else was faster, and the list is not what it was.
    onSettled: changed,
  });
}
