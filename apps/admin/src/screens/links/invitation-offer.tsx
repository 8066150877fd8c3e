import type { AdminOutputs } from '@stoa/admin-contract';
import { adminFormText, adminLinkText, roleText } from '@stoa/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { api, queries } from '../../api/index.ts';
import { EntryForm, newPassword, PasswordField, TextField } from '../../kit/form/index.ts';
import { Panel } from '../../kit/panel.tsx';
import { Time } from '../../kit/time.tsx';
import { beginSession, signInAddress } from '../../session/index.ts';
import type { Arrival } from '../sign-in/arrival.ts';

const ofNewcomer = z.object({
  name: z.string().trim().min(1, adminFormText.required()),
  password: newPassword,
});
const ofKnown = z.object({ name: z.string(), password: z.string() });

interface InvitationOfferProps {
  readonly invitation: AdminOutputs['links']['readInvitation'];
  readonly token: string;
  /** Whether the person whom it invites is signed in already. */
  readonly isSignedIn: boolean;
}

/** Accepts an invitation: a newcomer gives name and password, whoever is known keeps both. ADM-003, ADM-004 */
export function InvitationOffer({ invitation, token, isSignedIn }: InvitationOfferProps) {
  const { shop, role, email, isKnown, expiresAt } = invitation;
  const client = useQueryClient();
  const navigate = useNavigate();

  const accept = async (typed: z.infer<typeof ofNewcomer>) => {
    const accepted = await api.links.acceptInvitation({ token, ...(!isKnown && typed) });
    const to = `/${accepted.shop}`;
    if (accepted.session !== null) beginSession(client, accepted.session);
    if (accepted.session !== null || isSignedIn) {
      await client.invalidateQueries({ queryKey: queries.session.read.queryKey() });
      await navigate(to, { replace: true });
      return;
    }
    const state: Arrival = { email, message: adminLinkText.accepted() };
    await navigate(signInAddress(to), { replace: true, state });
  };

  const submit = isKnown
    ? isSignedIn
      ? adminLinkText.accept()
      : adminLinkText.acceptAndSignIn()
    : adminLinkText.create();
  return (
    <Panel
      title={adminLinkText.invitationTitle({ shop })}
      help={adminLinkText.invitationHelp({ role: roleText[role](), email })}
      after={
        <>
          {adminLinkText.invitationUntil()} <Time at={expiresAt} />
        </>
      }
    >
      <EntryForm
        schema={isKnown ? ofKnown : ofNewcomer}
        values={{ name: '', password: '' }}
        onSubmit={accept}
        submit={submit}
        submitProps={{ fullWidth: true }}
      >
        {isKnown ? adminLinkText.known() : <Newcomer />}
      </EntryForm>
    </Panel>
  );
}

function Newcomer() {
  return (
    <>
      <TextField name="name" label={adminLinkText.name()} autoComplete="name" first />
      <PasswordField
        name="password"
        label={adminLinkText.password()}
        description={adminLinkText.passwordHelp()}
        autoComplete="new-password"
      />
    </>
  );
}
