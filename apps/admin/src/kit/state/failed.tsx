import { Button } from '@mantine/core';
import { adminStateText } from '@stoa/messages';
import { IconCloudOff } from '@tabler/icons-react';
import { problemOf } from '../../api/index.ts';
import { State } from './state.tsx';

interface FailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A part of a screen that could not be loaded: why, by which request, and "Try again". ADM-064 */
export function Failed({ error, onRetry }: FailedProps) {
  const problem = problemOf(error);
  return (
    <State
      icon={IconCloudOff}
      role="alert"
      title={adminStateText.failed()}
      help={problem?.detail ?? adminStateText.unreachable()}
      action={
        <Button variant="default" onClick={onRetry}>
          {adminStateText.tryAgain()}
        </Button>
      }
      {...(problem?.instance && { note: adminStateText.requestId({ id: problem.instance }) })}
    />
  );
}
