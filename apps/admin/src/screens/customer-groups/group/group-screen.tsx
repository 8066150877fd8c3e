import { Badge, Button } from '@mantine/core';
import type { CustomerGroup } from '@stoa/admin-contract';
import { adminGroupsText, adminGroupText, plural } from '@stoa/messages';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { RecordScreen } from '../../../kit/record-screen.tsx';
import { Loaded, NotFound } from '../../../kit/state/index.ts';
import { TextLink } from '../../../kit/text-link.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { customersAddress } from '../addresses.ts';
import { GroupDialogs, type OpenDialog } from '../group-dialogs.tsx';
import { GroupsOutline } from '../outline.tsx';
import { useGroups } from '../use-groups.ts';
import classes from './group.module.css';
import { LevelList } from './level-list.tsx';

/** A customer group with the price levels that name it. ADM-303 */
export function GroupScreen() {
  const { group: code = '' } = useParams();
  const { code: shop, scopes } = useWorkplace();
  const navigate = useNavigate();
  const query = useGroups();
  const [open, setOpen] = useState<OpenDialog>();
  const groups = query.data?.items ?? [];
  const group = groups.find((one) => one.code === code);
  const list = `/${shop}/customer-groups`;
  if (query.data !== undefined && group === undefined) return <NotFound />;
  return (
    <RecordScreen
      key={code}
      list={{ to: list, label: adminGroupText.back() }}
      title={group?.name ?? adminGroupText.back()}
      description={group && <About group={group} shop={shop} />}
      actions={group && scopes.includes('customers:write') && <Steps group={group} onOpen={setOpen} />}
    >
      <Loaded query={query} outline={<GroupsOutline />}>
        {() =>
          group && (
            <>
              <h2 className={classes.levels}>{adminGroupText.levels()}</h2>
              <LevelList group={group} groups={groups} />
            </>
          )
        }
      </Loaded>
      <GroupDialogs
        open={open}
        groups={groups}
        onClose={() => setOpen(undefined)}
        onRemoved={async () => navigate(list, { replace: true })}
      />
    </RecordScreen>
  );
}

interface AboutProps {
  readonly group: CustomerGroup;
  readonly shop: string;
}

const About = ({ group: { code, customers, isFirst }, shop }: AboutProps) => (
  <>
    <span className={classes.about}>
      <code className={classes.code}>{code}</code>
      {isFirst && <Badge color="aegean">{adminGroupsText.first()}</Badge>}
      {customers === 0 ? (
        adminGroupsText.noCustomers()
      ) : (
        <TextLink to={customersAddress(shop, code)} className={classes.customers}>
          {plural(customers, adminGroupsText.oneCustomer, adminGroupsText.nCustomers)}
        </TextLink>
      )}
    </span>
    {isFirst && <span className={classes.first}>{adminGroupsText.firstHelp()}</span>}
  </>
);

interface StepsProps {
  readonly group: CustomerGroup;
  readonly onOpen: (open: OpenDialog) => void;
}

const Steps = ({ group, onOpen }: StepsProps) => (
  <>
    <Button
      variant="default"
      leftSection={<IconPencil size={16} aria-hidden />}
      onClick={() => onOpen({ kind: 'rename', group })}
    >
      {adminGroupsText.rename()}
    </Button>
    {!group.isFirst && (
      <Button
        variant="default"
        className={classes.remove ?? ''}
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => onOpen({ kind: 'remove', group })}
      >
        {adminGroupsText.remove()}
      </Button>
    )}
  </>
);
