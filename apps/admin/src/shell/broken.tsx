import { Button } from '@mantine/core';
import { adminStateText } from '@stoa/messages';
import { IconBolt } from '@tabler/icons-react';
import { StateScreen } from '../kit/state/index.ts';

/** The screen in place of one whose code has failed, or could not be loaded. */
export function Broken() {
  return (
    <StateScreen
      icon={IconBolt}
      title={adminStateText.broken()}
      help={adminStateText.brokenHelp()}
      action={<Button onClick={() => location.reload()}>{adminStateText.reload()}</Button>}
    />
  );
}
