import { useMediaQuery } from '@mantine/hooks';

/** Whether rows stand as cards: on phones, and on tablets where the navigation takes the place. ADM-060 */
export const useAsCards = (): boolean =>
  useMediaQuery('(max-width: 56em)', undefined, { getInitialValueInEffect: false }) ?? false;
