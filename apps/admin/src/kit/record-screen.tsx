import type { ComponentProps } from 'react';
import { BackToList } from './list/index.ts';
import classes from './record-screen.module.css';
import { Screen } from './screen.tsx';

interface RecordScreenProps extends Omit<ComponentProps<typeof Screen>, 'width'> {
  /** The list that the record is one of. */
  readonly list: ComponentProps<typeof BackToList>;
}

/** The screen of one record, with the way back to its list. */
export const RecordScreen = ({ list, ...screen }: RecordScreenProps) => (
  <div className={classes.around}>
    <div className={classes.back}>
      <BackToList {...list} />
    </div>
    <Screen {...screen} width="wide" />
  </div>
);
