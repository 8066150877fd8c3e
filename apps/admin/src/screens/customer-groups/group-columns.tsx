import { Badge } from '@mantine/core';
import type { CustomerGroup } from '@stoa/admin-contract';
import { adminGroupsText, adminListText } from '@stoa/messages';
import { tellCount } from '../../kit/amount.ts';
import type { ListColumn } from '../../kit/list/index.ts';
import { usePlace } from '../../kit/place.ts';
import { TextLink } from '../../kit/text-link.tsx';
import { customersAddress, groupAddress } from './addresses.ts';
import { GroupMenu, type GroupSteps } from './group-menu.tsx';
import classes from './groups.module.css';

/** What is told of each group; with `steps`, for those who may change groups, also what they may do. ADM-303 */
export const groupColumns = (
  shop: string,
  steps: GroupSteps | undefined,
): readonly ListColumn<CustomerGroup>[] => [
  {
    id: 'name',
    header: adminGroupsText.group(),
    role: 'name',
    cell: ({ name, isFirst }) => (
      <span className={classes.group}>
        <span className={classes.name}>
          {name}
          {isFirst && <Badge color="aegean">{adminGroupsText.first()}</Badge>}
        </span>
        {isFirst && <span className={classes.aside}>{adminGroupsText.firstHelp()}</span>}
      </span>
    ),
  },
  {
    id: 'code',
    header: adminGroupsText.code(),
    cell: ({ code }) => <code className={classes.code}>{code}</code>,
  },
  {
    id: 'customers',
    header: adminGroupsText.customers(),
    align: 'end',
    cell: ({ customers, code, name }) => (
      <Count
        n={customers}
        to={customersAddress(shop, code)}
        of={(customers === 1 ? adminGroupsText.customerOf : adminGroupsText.customersOf)({ group: name })}
      />
    ),
  },
  {
    id: 'levels',
    header: adminGroupsText.levels(),
    align: 'end',
    cell: ({ levels, code, name }) => (
      <Count
        n={levels}
        to={groupAddress(shop, code)}
        of={(levels === 1 ? adminGroupsText.levelOf : adminGroupsText.levelsOf)({ group: name })}
      />
    ),
  },
  ...(steps === undefined
    ? []
    : [
        {
          id: 'actions',
          header: adminListText.actions(),
          role: 'actions',
          cell: (group) => <GroupMenu group={group} steps={steps} />,
        } satisfies ListColumn<CustomerGroup>,
      ]),
];

interface CountProps {
  readonly n: number;
  readonly to: string;
  /** What is counted. */
  readonly of: string;
}

/** How many there are, as a link to them; none is no link. */
function Count({ n, to, of }: CountProps) {
  const place = usePlace();
  if (n === 0) return <span className={classes.none}>0</span>;
  return (
    <TextLink to={to} className={classes.count}>
      {tellCount(n, place)} <span className="unseen">{of}</span>
    </TextLink>
  );
}
