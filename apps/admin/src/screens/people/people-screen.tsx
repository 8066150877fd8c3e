import { Button } from '@mantine/core';
import type { People, Person } from '@stoa/admin-contract';
import { adminPeopleText, plural } from '@stoa/messages';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Rows } from '../../kit/list/index.ts';
import { Screen } from '../../kit/screen.tsx';
import { Section } from '../../kit/section.tsx';
import { Empty, Loaded } from '../../kit/state/index.ts';
import { useWorkplace } from '../../session/index.ts';
import { invitationColumns } from './invitation-columns.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PeopleOutline } from './outline.tsx';
import classes from './people.module.css';
import { personColumns } from './person-columns.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { RuleSection } from './rule-section.tsx';
import { usePeople } from './use-people.ts';

/** What is open above the screen. */
type Open = { readonly kind: 'invite' } | { readonly kind: 'role'; readonly person: Person } | undefined;

/** Who works in the shop, who is invited, and the rules of signing in. ADM-003, ADM-009, ADM-014, ADM-015, ADM-016 */
export function PeopleScreen() {
  const mayWrite = useWorkplace().scopes.includes('staff:write');
  const query = usePeople();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const invite = mayWrite && (
    <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setOpen({ kind: 'invite' })}>
      {adminPeopleText.invite()}
    </Button>
  );
  return (
    <Screen
      title={adminPeopleText.title()}
      description={adminPeopleText.description()}
      width="wide"
      actions={invite}
    >
      <Loaded query={query} outline={<PeopleOutline />}>
        {(data) => (
          <Shown
            data={data}
            mayWrite={mayWrite}
            onChangeRole={(person) => setOpen({ kind: 'role', person })}
          />
        )}
      </Loaded>
      {open?.kind === 'invite' && <InviteDialog onClose={close} />}
      {open?.kind === 'role' && <RoleDialog person={open.person} onClose={close} />}
    </Screen>
  );
}

interface ShownProps {
  readonly data: People;
  readonly mayWrite: boolean;
  readonly onChangeRole: (person: Person) => void;
}

function Shown({ data: { people, invitations, rules }, mayWrite, onChangeRole }: ShownProps) {
  const columnsOfPeople = useMemo(
    () => personColumns(mayWrite ? onChangeRole : undefined),
    [mayWrite, onChangeRole],
  );
  const columnsOfInvitations = useMemo(() => invitationColumns(mayWrite), [mayWrite]);
  return (
    <>
      <Section
        title={adminPeopleText.peopleHere()}
        badge={
          <span className={classes.count}>
            {plural(people.length, adminPeopleText.onePerson, adminPeopleText.people)}
          </span>
        }
      >
        <div className={classes.rows}>
          {people.length === 0 ? (
            <Empty
              icon={IconUsers}
              title={adminPeopleText.noPeople()}
              help={adminPeopleText.noPeopleHelp()}
            />
          ) : (
            <Rows
              flat
              label={adminPeopleText.peopleHere()}
              columns={columnsOfPeople}
              rows={people}
              rowId={({ id }) => id}
              rowName={({ name }) => name}
            />
          )}
        </div>
      </Section>
      {invitations.length > 0 && (
        <Section title={adminPeopleText.invitations()} description={adminPeopleText.invitationsHelp()}>
          <div className={classes.rows}>
            <Rows
              flat
              label={adminPeopleText.invitations()}
              columns={columnsOfInvitations}
              rows={invitations}
              rowId={({ id }) => id}
              rowName={({ email }) => email}
            />
          </div>
        </Section>
      )}
      <RuleSection people={people} rules={rules} mayWrite={mayWrite} />
    </>
  );
}
