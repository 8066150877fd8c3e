import { Button } from '@mantine/core';
import { adminOrdersText, plural } from '@stoa/messages';
import { IconArrowUp } from '@tabler/icons-react';
import { FloatingBar } from '../../../kit/floating-bar.tsx';
import type { NewOrders } from './new-orders.ts';
import classes from './orders.module.css';

interface NewOrdersBarProps {
  readonly fresh: NewOrders;
  readonly onShow: () => void;
}

/** Says that orders have come. It lies above the list, so that no row moves until it is pressed. ADM-202 */
export function NewOrdersBar({ fresh: { count, more }, onShow }: NewOrdersBarProps) {
  const text = more
    ? adminOrdersText.moreNew({ n: count })
    : plural(count, adminOrdersText.oneNew, adminOrdersText.manyNew);
  return (
    <div role="status">
      {count > 0 && (
        <FloatingBar
          text={
            <>
              <span className={classes.pulse} aria-hidden />
              {text}
            </>
          }
        >
          <Button size="compact-sm" leftSection={<IconArrowUp size={15} aria-hidden />} onClick={onShow}>
            {adminOrdersText.showNew()}
          </Button>
        </FloatingBar>
      )}
    </div>
  );
}
