import { adminStockText } from '@stoa/messages';
import { useWatch } from 'react-hook-form';
import { tellCount } from '../../../../kit/amount.ts';
import { countOf } from '../../../../kit/form/index.ts';
import { usePlace } from '../../../../kit/place.ts';
import type { CountKind } from './reasons.ts';
import classes from './stock.module.css';

interface AfterCountProps {
  readonly kind: CountKind;
  readonly field: string;
  /** Pieces on hand now. */
  readonly onHand: number;
}

/** What will be on hand, while a number is typed. */
export function AfterCount({ kind, field, onHand }: AfterCountProps) {
  const place = usePlace();
  const typed = countOf(String(useWatch({ name: field }) ?? ''), place) ?? undefined;
  const after = typed === undefined ? onHand : afterCount(kind, onHand, typed);
  const [before, then] = [tellCount(onHand, place), tellCount(after, place)];
  return (
    <p className={classes.after}>
      {after === onHand || after < 0
        ? adminStockText.unchanged({ n: before })
        : adminStockText.after({ before, after: then })}
    </p>
  );
}

function afterCount(kind: CountKind, onHand: number, pieces: number): number {
  if (kind === 'set') return pieces;
  return kind === 'in' ? onHand + pieces : onHand - pieces;
}
