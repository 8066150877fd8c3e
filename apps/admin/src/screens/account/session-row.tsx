import { Badge, Button } from '@mantine/core';
import type { OwnSession } from '@stoa/admin-contract';
import { adminAccountText } from '@stoa/messages';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { Time } from '../../kit/time.tsx';
import classes from './account.module.css';
import { browserOf } from './browser-of.ts';

interface SessionRowProps {
  readonly session: OwnSession;
  readonly onEnd: () => void;
  readonly ending: boolean;
}

/** One session: browser, network address, begin and last use. ADM-011 */
export function SessionRow({ session, onEnd, ending }: SessionRowProps) {
  const { label, handheld } = browserOf(session.userAgent);
  const Icon = handheld ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.session}>
      <Icon size={22} stroke={1.5} aria-hidden className={classes.device} />
      <div className={classes.about}>
        <div className={classes.browser}>
          {label}
          {session.current && <Badge>{adminAccountText.thisBrowser()}</Badge>}
        </div>
        <div className={classes.details}>
          {session.networkAddress !== null && <span>{session.networkAddress}</span>}
          <span>
            {adminAccountText.signedInAt()} <Time at={session.startedAt} />
          </span>
          {session.lastUsedAt !== null && (
            <span>
              {adminAccountText.lastUsed()} <Time at={session.lastUsedAt} />
            </span>
          )}
        </div>
      </div>
      {!session.current && (
        <Button
          variant="default"
          size="xs"
          onClick={onEnd}
          loading={ending}
          aria-label={adminAccountText.endSessionOf({ browser: label })}
        >
          {adminAccountText.endSession()}
        </Button>
      )}
    </li>
  );
}
