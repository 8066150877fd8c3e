import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Shows what a write answered in place of what was read. A read that is still under way began before it: it is given up. */
export async function showAnswer<Answer>(
  client: QueryClient,
  queryKey: QueryKey,
  answer: Answer | ((read: Answer | undefined) => Answer | undefined),
): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, answer);
}
