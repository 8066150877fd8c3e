import { Button } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useScreenHeading } from '../screen.tsx';
import classes from './state.module.css';
import { State } from './state.tsx';

interface StateScreenProps {
  readonly icon: TablerIcon;
  readonly title: string;
  readonly help?: ReactNode;
  readonly action?: ReactNode;
}

/** A whole screen that says why nothing else is on it. */
export function StateScreen(props: StateScreenProps) {
  const heading = useScreenHeading(props.title);
  return (
    <div className={classes.screen}>
      <State {...props} heading={heading} />
    </div>
  );
}

/** A button that leads to another screen. */
export function LinkButton({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <Button component={Link} to={to} variant="default">
      {label}
    </Button>
  );
}
