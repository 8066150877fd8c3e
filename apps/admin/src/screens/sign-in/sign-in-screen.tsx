import { Alert } from '@mantine/core';
import { adminSignInText } from '@stoa/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Panel } from '../../kit/panel.tsx';
import { TextLink } from '../../kit/text-link.tsx';
import { beginSession, type SignedInAs, SignInForm, wayBack } from '../../session/index.ts';
import { readArrival } from './arrival.ts';
import { CodesLeft } from './codes-left.tsx';

/** Signing in, and back to where one came from. PERM-513, ADM-006, ADM-007, ADM-010 */
export function SignInScreen() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [asksCode, setAsksCode] = useState(false);
  const [codesLeft, setCodesLeft] = useState<number>();
  const { email, message } = readArrival(state);
  const to = wayBack(search);

  const signedIn = ({ session, recoveryCodesLeft }: SignedInAs) => {
    beginSession(client, session);
    if (recoveryCodesLeft === null) void navigate(to, { replace: true });
    else setCodesLeft(recoveryCodesLeft);
  };

  if (codesLeft !== undefined) return <CodesLeft left={codesLeft} to={to} />;
  return (
    <Panel
      title={asksCode ? adminSignInText.codeTitle() : adminSignInText.title()}
      {...(!asksCode && {
        help: adminSignInText.help(),
        after: <TextLink to="/forgot-password">{adminSignInText.forgot()}</TextLink>,
      })}
    >
      {message !== undefined && <Alert role="status">{message}</Alert>}
      <SignInForm email={email} onSignedIn={signedIn} onStep={setAsksCode} />
    </Panel>
  );
}
