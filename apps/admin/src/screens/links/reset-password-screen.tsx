import { adminLinkText } from '@stoa/messages';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { api, queries } from '../../api/index.ts';
import { EntryForm, newPassword, PasswordField } from '../../kit/form/index.ts';
import { Panel } from '../../kit/panel.tsx';
import { LinkButton, Loading } from '../../kit/state/index.ts';
import type { Arrival } from '../sign-in/arrival.ts';
import { LinkGone } from './link-gone.tsx';
import { useToken } from './use-token.ts';

const schema = z.object({ password: newPassword });

/** Sets a new password by a mailed link. ADM-005 */
export function ResetPasswordScreen() {
  const token = useToken();
  const navigate = useNavigate();
  const query = useQuery(queries.links.readReset.queryOptions({ input: { token }, staleTime: Infinity }));
  if (query.isError) {
    return (
      <LinkGone
        error={query.error}
        onRetry={query.refetch}
        expired={adminLinkText.resetExpired()}
        gone={adminLinkText.resetGone()}
        way={<LinkButton to="/forgot-password" label={adminLinkText.askAgain()} />}
      />
    );
  }
  if (query.data === undefined) return <Loading />;
  const { email } = query.data;
  const set = async ({ password }: z.infer<typeof schema>) => {
    await api.links.useReset({ token, password });
    const state: Arrival = { email, message: adminLinkText.resetDone() };
    await navigate('/sign-in', { replace: true, state });
  };
  return (
    <Panel title={adminLinkText.resetTitle()} help={adminLinkText.resetHelp({ email })}>
      <EntryForm
        schema={schema}
        values={{ password: '' }}
        onSubmit={set}
        submit={adminLinkText.setPassword()}
        submitProps={{ fullWidth: true }}
      >
        <PasswordField
          name="password"
          label={adminLinkText.newPassword()}
          description={adminLinkText.passwordHelp()}
          autoComplete="new-password"
          first
        />
      </EntryForm>
    </Panel>
  );
}
