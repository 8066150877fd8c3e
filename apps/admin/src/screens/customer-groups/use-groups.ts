import { useQuery, useQueryClient } from '@tanstack/react-query';
import { problemOf, queries } from '../../api/index.ts';
import { useWorkplace } from '../../session/index.ts';

/** The groups of the shop's customers. */
export function useGroups() {
  const { code: shop } = useWorkplace();
  return useQuery(queries.customerGroups.list.queryOptions({ input: { shop } }));
}

/** Returns what reads anew all that tells of groups and who is in them. */
export function useGroupsChange(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: queries.customerGroups.list.key() }),
      // Those of a group that is on the screen stay as they are; it may be gone.
      client.invalidateQueries({ queryKey: queries.customerGroups.levels.key(), refetchType: 'none' }),
      client.invalidateQueries({ queryKey: queries.customers.key() }),
    ]);
  };
}

/** Carries out a change of groups; where it is refused because somebody was faster, groups are read anew first. */
export function useGroupChange(): (change: () => Promise<unknown>) => Promise<void> {
  const changed = useGroupsChange();
  return async (change) => {
    try {
      await change();
    } catch (error) {
      const status = problemOf(error)?.status;
      if (status === 409 || status === 404) await changed();
      throw error;
    }
  };
}
