import { Alert, Button } from '@mantine/core';
import { adminFormText } from '@stoa/messages';
import { IconAlertCircle, IconCloudOff } from '@tabler/icons-react';
import { FocusOut } from '../focus-out.tsx';
import classes from './form-messages.module.css';
import type { Saving } from './use-saving.ts';

/** What is said about a save: that it waits for the connection, and why the last one was refused. ADM-064 */
export const SavingMessages = ({ saving }: { readonly saving: Saving }) => (
  <>
    {saving.waiting && (
      <FocusOut>
        <Alert
          icon={<IconCloudOff size={18} aria-hidden />}
          color="yellow"
          title={adminFormText.offline()}
          role="status"
        >
          <p className={classes.text}>{adminFormText.offlineHelp()}</p>
          <Button size="xs" variant="default" mt="xs" onClick={saving.stopWaiting}>
            {adminFormText.stopWaiting()}
          </Button>
        </Alert>
      </FocusOut>
    )}
    {saving.notice !== undefined && (
      <Alert icon={<IconAlertCircle size={18} aria-hidden />} color="red" role="alert">
        <p className={classes.text}>{saving.notice.text}</p>
        {saving.notice.requestId !== undefined && (
          <p className={classes.request}>{adminFormText.requestId({ id: saving.notice.requestId })}</p>
        )}
      </Alert>
    )}
  </>
);
