import { Alert, Button } from '@mantine/core';
import { adminStockText } from '@stoa/messages';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { tellCount } from '../../../../kit/amount.ts';
import { usePlace } from '../../../../kit/place.ts';
import type { Refusal } from './refusal.ts';

interface RefusalNoticeProps {
  readonly refusal: Refusal;
  /** The field with the number. */
  readonly field: string;
}

/** Why pieces were not counted, with the present number and the way to go on with it. ADM-131 */
export function RefusalNotice({ refusal, field }: RefusalNoticeProps) {
  const place = usePlace();
  const { setValue, setFocus } = useFormContext();
  const n = (count: number) => tellCount(count, place);
  switch (refusal.kind) {
    case 'moved':
      return (
        <Notice title={adminStockText.moved()}>
          {adminStockText.movedHelp({ seen: n(refusal.seen), onHand: n(refusal.onHand) })}
        </Notice>
      );
    case 'held':
      return (
        <Notice title={adminStockText.held()}>{adminStockText.heldHelp({ n: n(refusal.reserved) })}</Notice>
      );
    case 'tooFew': {
      const most = Math.max(0, refusal.available);
      const take = () => {
        setValue(field, String(most), { shouldDirty: true, shouldValidate: true });
        setFocus(field);
      };
      return (
        <Notice title={tellFew(most, n)}>
          {adminStockText.tooFewHelp()}
          {most > 0 && (
            <Button size="xs" variant="default" mt="xs" display="block" onClick={take}>
              {adminStockText.takeThese({ n: n(most) })}
            </Button>
          )}
        </Notice>
      );
    }
  }
}

function tellFew(most: number, n: (count: number) => string): string {
  if (most === 0) return adminStockText.noneCanGo();
  return most === 1 ? adminStockText.oneCanGo() : adminStockText.tooFew({ n: n(most) });
}

const Notice = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Alert color="yellow" icon={<IconAlertCircle size={18} aria-hidden />} title={title} role="alert">
    {children}
  </Alert>
);
