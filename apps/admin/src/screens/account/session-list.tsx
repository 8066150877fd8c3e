import { Button, Skeleton, Stack } from '@mantine/core';
import type { OwnSession } from '@stoa/admin-contract';
import { adminAccountText, adminFormText } from '@stoa/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { problemOf, queries } from '../../api/index.ts';
import { confirm } from '../../kit/confirm.tsx';
import { Loaded } from '../../kit/state/index.ts';
import { tell } from '../../kit/toast.tsx';
import classes from './account.module.css';
import { browserOf } from './browser-of.ts';
import { SessionRow } from './session-row.tsx';

const failed = (error: unknown) => tell(problemOf(error)?.detail || adminFormText.unreachable(), 'failed');

/** Where the person is signed in, and the end of one session or of all others. ADM-011 */
export function SessionList() {
  const client = useQueryClient();
  const sessions = useQuery(queries.account.sessions.queryOptions());
  const again = () => client.invalidateQueries({ queryKey: queries.account.sessions.queryKey() });
  const endOne = useMutation(
    queries.account.endSession.mutationOptions({ onError: failed, onSettled: again }),
  );
  const endOthers = useMutation(
    queries.account.endOtherSessions.mutationOptions({
      onSuccess: () => tell(adminAccountText.othersOver()),
      onError: failed,
      onSettled: again,
    }),
  );
  const end = (session: OwnSession) =>
    endOne.mutate(
      { session: session.id },
      {
        onSuccess: () => tell(adminAccountText.sessionOver({ browser: browserOf(session.userAgent).label })),
      },
    );
  const askOthers = async () => {
    const sure = await confirm({
      title: adminAccountText.endOthersTitle(),
      help: adminAccountText.endOthersHelp(),
      action: adminAccountText.endOthers(),
    });
    if (sure) endOthers.mutate(undefined);
  };
  return (
    <Loaded query={sessions} outline={<Rows />}>
      {({ items }) => (
        <>
          <ul className={classes.sessions}>
            {items.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                onEnd={() => end(session)}
                ending={endOne.isPending && endOne.variables.session === session.id}
              />
            ))}
          </ul>
          {items.length > 1 ? (
            <Button variant="default" mt="md" onClick={askOthers} loading={endOthers.isPending}>
              {adminAccountText.endOthers()}
            </Button>
          ) : (
            <p className={classes.quiet}>{adminAccountText.noOthers()}</p>
          )}
        </>
      )}
    </Loaded>
  );
}

const Rows = () => (
  <Stack gap="xs">
    <Skeleton height={64} />
    <Skeleton height={64} />
  </Stack>
);
