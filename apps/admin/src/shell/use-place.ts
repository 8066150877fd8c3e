import type { Workplace } from '@stoa/admin-contract';
import { useParams } from 'react-router';
import { lastShop, useSession } from '../session/index.ts';

/** The shop that the address names, or the one that was open last where it names none. */
export function useShownShop(): Workplace | undefined {
  const { workplaces } = useSession();
  const { shop } = useParams();
  const wanted = shop ?? lastShop();
  const found = workplaces.find(({ code }) => code === wanted);
  return found ?? (shop === undefined ? workplaces[0] : undefined);
}
