import { Button, Modal, Text } from '@mantine/core';
import type { Session } from '@stoa/admin-contract';
import { adminFormText, adminStateText } from '@stoa/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../api/index.ts';
import { answerSignIn, forgetUnsaved, useSignInAsked } from '../kit/form/index.ts';
import { tellCodesLeft } from './codes-left.ts';
import { type SignedInAs, SignInForm } from './sign-in-form.tsx';

/**
 * Asks above a form to sign in again when a save found the session ended. The same person goes on saving; of what was
 * typed another person saves nothing, and goes on without it. ADM-037
 */
export function SessionDialog({ before }: { readonly before: Session['person'] }) {
  const asked = useSignInAsked();
  const client = useQueryClient();
  const [other, setOther] = useState<string>();

  const signedIn = ({ session, recoveryCodesLeft }: SignedInAs) => {
    if (session.person.id !== before.id) {
      setOther(session.person.name);
      return;
    }
    client.setQueryData(queries.session.read.queryKey(), session);
    tellCodesLeft(recoveryCodesLeft);
    answerSignIn(true);
  };

  if (other !== undefined) return <OtherPerson name={other} before={before.name} />;
  return (
    <Modal
      opened={asked}
      onClose={() => answerSignIn(false)}
      title={adminFormText.sessionEnded()}
      closeButtonProps={{ 'aria-label': adminStateText.close() }}
      closeOnClickOutside={false}
      zIndex={300}
    >
      <Text size="sm" c="dimmed" mb="md">
        {adminFormText.sessionEndedHelp({ name: before.name })}
      </Text>
      <SignInForm email={before.email} onSignedIn={signedIn} />
    </Modal>
  );
}

/** Tells that somebody else is signed in now. Going on loads everything anew: nothing of before stays. */
export function OtherPerson({ name, before }: { readonly name: string; readonly before: string }) {
  const goOn = () => {
    forgetUnsaved();
    // The guard of closing the tab looks at what is unsaved when React has drawn; it must be gone by then.
    requestAnimationFrame(() => location.assign('/'));
  };
  return (
    <Modal
      opened
      onClose={goOn}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={adminFormText.otherPerson({ name })}
      zIndex={300}
    >
      <Text size="sm" c="dimmed">
        {adminFormText.otherPersonHelp({ before })}
      </Text>
      <Button fullWidth mt="lg" onClick={goOn} data-autofocus>
        {adminFormText.goOnAs({ name })}
      </Button>
    </Modal>
  );
}
