import { Line } from '../line/line.tsx';
import { ofCartItem } from '../line/line-view.ts';
import type { DrawerLine } from './drawer-data.ts';

interface DrawerLinesProps {
  readonly lines: readonly DrawerLine[];
  readonly onFollow: () => void;
}

/** Lists what is in the cart, beside the page. */
export function DrawerLines({ lines, onFollow }: DrawerLinesProps) {
  return (
    <ul className="cart-drawer-lines">
      {lines.map((line) => (
        <Line key={line.item_id} line={ofCartItem(line)} density="drawer" onFollow={onFollow} />
      ))}
    </ul>
  );
}
