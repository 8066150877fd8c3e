import { ActionIcon, Button, Menu } from '@mantine/core';
import { adminStockText } from '@stoa/messages';
import { IconDots, IconPackageOff, IconPackages } from '@tabler/icons-react';
import { api } from '../../../../api/index.ts';
import { confirm } from '../../../../kit/confirm.tsx';
import { useWorkplace } from '../../../../session/index.ts';
import { useStockDeed } from './use-stock.ts';

interface KeepingProps {
  /** The id of a product or of a variation. */
  readonly of: string;
}

/** Begins to keep stock of what was always there. */
export function BeginKeeping({ of }: KeepingProps) {
  const { code: shop } = useWorkplace();
  const deed = useStockDeed(of);
  const begin = () =>
    deed.mutate({
      act: async () => (await api.stock.keep({ shop, product: of, kept: true })).stock,
      done: adminStockText.begun(),
    });
  return (
    <Button
      variant="default"
      leftSection={<IconPackages size={16} aria-hidden />}
      loading={deed.isPending}
      onClick={begin}
    >
      {adminStockText.begin()}
    </Button>
  );
}

/** Ends stock keeping, with its numbers and their history; asks first. */
export function EndKeeping({ of }: KeepingProps) {
  const { code: shop } = useWorkplace();
  const deed = useStockDeed(of);
  const end = async () => {
    const goesOn = await confirm({
      title: adminStockText.endTitle(),
      help: adminStockText.endHelp(),
      action: adminStockText.endAction(),
      danger: true,
    });
    if (!goesOn) return;
    deed.mutate({
      act: async () => (await api.stock.keep({ shop, product: of, kept: false })).stock,
      done: adminStockText.ended(),
    });
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={34} aria-label={adminStockText.more()} loading={deed.isPending}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item color="red" leftSection={<IconPackageOff size={16} aria-hidden />} onClick={end}>
          {adminStockText.end()}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
