import { adminLinkText } from '@stoa/messages';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { api, queries } from '../../api/index.ts';
import { EntryForm } from '../../kit/form/index.ts';
import { Panel } from '../../kit/panel.tsx';
import { TextLink } from '../../kit/text-link.tsx';

const nothing = z.object({});

/** Says that an invitation is for somebody else than who is signed in, and signs out to go on with it. */
export function SomebodyElse({ name, email }: { readonly name: string; readonly email: string }) {
  const client = useQueryClient();
  const signOut = async () => {
    await api.session.signOut();
    await client.resetQueries({ queryKey: queries.session.read.queryKey() });
  };
  return (
    <Panel
      title={adminLinkText.somebodyElse({ name })}
      help={adminLinkText.somebodyElseHelp({ email })}
      after={<TextLink to="/">{adminLinkText.goOnAs({ name })}</TextLink>}
    >
      <EntryForm
        schema={nothing}
        values={{}}
        onSubmit={signOut}
        submit={adminLinkText.signOutAndGoOn()}
        submitProps={{ fullWidth: true }}
      >
        {null}
      </EntryForm>
    </Panel>
  );
}
