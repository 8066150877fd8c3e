/** Form of a menu's flyout. HDR-012 */
export const flyoutTypes = ['tidal', 'amazon'] as const;
export type FlyoutType = (typeof flyoutTypes)[number];

/** ENT-065, ENT-513, ENT-569 */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** Absent for an item that only opens its own items. */
  readonly url?: string;
  readonly items: readonly MenuItem[];
  readonly flyoutType?: FlyoutType;
  /** Columns of a wide flyout. */
  readonly columns?: number;
  /** Width of the flyout, CSS pixels. */
  readonly width?: number;
  readonly imageUrl?: string;
}

export interface Menu {
  /** Menus are known by a number. FOOT-504 */
  readonly id: number;
  readonly name: string;
  readonly orderInMobile: number;
  readonly items: readonly MenuItem[];
}

/** The order of menus in the sidebar; those of the same number stay as they were. USER-514 */
export function menusForMobile<One extends Pick<Menu, 'orderInMobile'>>(menus: readonly One[]): One[] {
  return [...menus].sort((a, b) => a.orderInMobile - b.orderInMobile);
}
