import { Skeleton, Stack } from '@mantine/core';
import { adminAccountText, adminFormText } from '@stoa/messages';
import { z } from 'zod';
import { api } from '../../api/index.ts';
import { Copy } from '../../kit/copy.tsx';
import { CodeField, EntryForm } from '../../kit/form/index.ts';
import classes from './account.module.css';
import { QrCode } from './qr-code.tsx';

const schema = z.object({ code: z.string().trim().min(6, adminFormText.digitsNeeded()) });

interface AppSecretProps {
  readonly secret: string;
  readonly uri: string;
  readonly onConfirmed: (codes: readonly string[]) => void;
}

/** Shows a secret as picture and as text, and takes the first code of the app that has it. ADM-006 */
export function AppSecret({ secret, uri, onConfirmed }: AppSecretProps) {
  const confirm = async ({ code }: z.infer<typeof schema>) => {
    const { recoveryCodes } = await api.account.confirmSecondFactor({ code });
    onConfirmed(recoveryCodes);
  };
  return (
    <>
      <p className={classes.step}>{adminAccountText.scan()}</p>
      <QrCode text={uri} label={adminAccountText.qrCode()} />
      <p className={classes.step}>{adminAccountText.secretHelp()}</p>
      <div className={classes.secret}>
        <code className={classes.key}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <Copy text={secret} label={adminAccountText.copySecret()} />
      </div>
      <EntryForm
        signedIn
        schema={schema}
        values={{ code: '' }}
        onSubmit={confirm}
        submit={adminAccountText.switchOn()}
      >
        <CodeField
          name="code"
          label={adminAccountText.appCode()}
          description={adminAccountText.appCodeHelp()}
          first
        />
      </EntryForm>
    </>
  );
}

/** Its outline, in its measures. ADM-062 */
export const AppSecretOutline = () => (
  <Stack gap="md">
    <Skeleton height={42} />
    <Skeleton height={200} width={200} mx="auto" radius="md" />
    <Skeleton height={92} />
    <Skeleton height={120} />
  </Stack>
);
