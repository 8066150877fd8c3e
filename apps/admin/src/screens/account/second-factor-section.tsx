import { Badge, Button } from '@mantine/core';
import type { Account } from '@stoa/admin-contract';
import { adminAccountText } from '@stoa/messages';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Facts } from '../../kit/facts.tsx';
import { Section } from '../../kit/section.tsx';
import { Time } from '../../kit/time.tsx';
import { wayBack } from '../../session/index.ts';
import { RenewDialog } from './renew-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { SwitchOffDialog } from './switch-off-dialog.tsx';

type Open = 'set-up' | 'renew' | 'switch-off' | undefined;

/** The second factor: setting it up, new recovery codes, switching it off. ADM-006, ADM-007, ADM-009 */
export function SecondFactorSection({ account }: { readonly account: Account }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isOn = account.secondFactorSince !== null;
  const wanted = search.has('set-up') && !isOn;
  const [open, setOpen] = useState<Open>(wanted ? 'set-up' : undefined);
  const close = () => setOpen(undefined);
  // Whoever came because a shop asks for it goes on to that shop.
  const done = () => {
    close();
    if (search.has('to')) void navigate(wayBack(search.toString()));
  };
  return (
    <>
      <Section
        title={adminAccountText.secondFactor()}
        description={adminAccountText.secondFactorHelp()}
        badge={
          <Badge color={isOn ? 'aegean' : 'gray'}>
            {isOn ? adminAccountText.on() : adminAccountText.off()}
          </Badge>
        }
        actions={
          isOn ? undefined : <Button onClick={() => setOpen('set-up')}>{adminAccountText.setUp()}</Button>
        }
      >
        {account.secondFactorSince !== null && (
          <SwitchedOn since={account.secondFactorSince} left={account.recoveryCodesLeft} onOpen={setOpen} />
        )}
      </Section>
      {open === 'set-up' && <SetUpDialog onClose={close} onDone={done} email={account.email} />}
      {open === 'renew' && <RenewDialog onClose={close} email={account.email} />}
      {open === 'switch-off' && <SwitchOffDialog onClose={close} />}
    </>
  );
}

/** Below this number, new codes are advised. */
const FEW = 3;

interface SwitchedOnProps {
  readonly since: string;
  readonly left: number;
  readonly onOpen: (open: Open) => void;
}

function SwitchedOn({ since, left, onOpen }: SwitchedOnProps) {
  const codes = left === 0 ? adminAccountText.noCodesLeft() : adminAccountText.codesLeft({ n: left });
  return (
    <>
      <Facts
        facts={[
          [adminAccountText.onSince(), <Time key="since" at={since} />],
          [adminAccountText.codesTitle(), left < FEW ? `${codes}. ${adminAccountText.fewCodes()}` : codes],
        ]}
      />
      <Button.Group mt="sm">
        <Button variant="default" onClick={() => onOpen('renew')}>
          {adminAccountText.renewCodes()}
        </Button>
        <Button variant="default" onClick={() => onOpen('switch-off')}>
          {adminAccountText.switchOff()}
        </Button>
      </Button.Group>
    </>
  );
}
