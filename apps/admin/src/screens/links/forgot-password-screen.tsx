import { adminFormText, adminLinkText } from '@stoa/messages';
import { useState } from 'react';
import { z } from 'zod';
import { api } from '../../api/index.ts';
import { EntryForm, TextField } from '../../kit/form/index.ts';
import { Panel } from '../../kit/panel.tsx';
import { LinkButton } from '../../kit/state/index.ts';
import { TextLink } from '../../kit/text-link.tsx';

const schema = z.object({ email: z.string().trim().min(3, adminFormText.emailNeeded()) });

/** Asks for a link to a new password; the answer is the same for every address. ADM-005 */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    return (
      <Panel title={adminLinkText.sentTitle()} help={adminLinkText.sentHelp({ email: sentTo })}>
        <LinkButton to="/sign-in" label={adminLinkText.backToSignIn()} />
      </Panel>
    );
  }
  const ask = async ({ email }: z.infer<typeof schema>) => {
    await api.links.askReset({ email });
    setSentTo(email);
  };
  return (
    <Panel
      title={adminLinkText.forgotTitle()}
      help={adminLinkText.forgotHelp()}
      after={<TextLink to="/sign-in">{adminLinkText.backToSignIn()}</TextLink>}
    >
      <EntryForm
        schema={schema}
        values={{ email: '' }}
        onSubmit={ask}
        submit={adminLinkText.sendLink()}
        submitProps={{ fullWidth: true }}
      >
        <TextField name="email" label={adminLinkText.email()} type="email" autoComplete="username" first />
      </EntryForm>
    </Panel>
  );
}
