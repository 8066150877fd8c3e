import { createContext, use } from 'react';

/** The shop that a screen is about, as far as pieces without data need to know it. */
export interface Place {
  readonly shopName: string | undefined;
  /** The time zone in which moments are told. ADM-066 */
  readonly timeZone: string;
  readonly locale: string;
  /** ISO 4217, of every amount of the shop. */
  readonly currency: string;
}

/** The place where no shop is: the browser's own. */
export const NOWHERE: Place = {
  shopName: undefined,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  locale: 'en',
  // No currency, by ISO 4217.
  currency: 'XXX',
};

export const PlaceContext = createContext<Place>(NOWHERE);

/** Returns the shop that the screen is about. */
export const usePlace = (): Place => use(PlaceContext);
