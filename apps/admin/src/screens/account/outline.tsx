import { Skeleton } from '@mantine/core';
import { useSession } from '../../session/index.ts';
import classes from './outline.module.css';

/** The outline of the account's sections, in their heights. ADM-062 */
export function Outline() {
  const { secondFactor } = useSession().person;
  return (
    <div className={classes.outline}>
      <Skeleton className={classes.profile ?? ''} radius="lg" />
      <Skeleton className={classes.password ?? ''} radius="lg" />
      <Skeleton className={(secondFactor ? classes.switchedOn : classes.switchedOff) ?? ''} radius="lg" />
    </div>
  );
}
