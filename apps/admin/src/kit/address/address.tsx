import { usePlace } from '../place.ts';
import classes from './address.module.css';
import { tellCountry } from './countries.ts';

/** An address as it is kept. What is not there is null. */
interface PostalAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly state: string | null;
  readonly postcode: string | null;
  /** ISO 3166-1. */
  readonly country: string;
  readonly phone: string | null;
}

/** The lines of an address as they stand on a parcel, without the country. */
export function addressLines(address: PostalAddress): readonly string[] {
  const { firstName, lastName, company, line1, line2, city, state, postcode } = address;
  const joined = (...parts: readonly (string | null)[]) => parts.filter((part) => part).join(' ');
  const place = [city, joined(state, postcode)].filter((part) => part !== '').join(', ');
  return [joined(firstName, lastName), company ?? '', line1, line2 ?? '', place].filter(
    (line) => line !== '',
  );
}

/** An address, with a telephone number that can be called. */
export function Address({ address }: { readonly address: PostalAddress }) {
  const { locale } = usePlace();
  return (
    <address className={classes.address}>
      {[...addressLines(address), tellCountry(address.country, locale)].map((line, at) => (
        // Two lines may be the same; nothing but their place tells them apart.
        <span key={`${at}${line}`}>{line}</span>
      ))}
      {address.phone && (
        <a href={`tel:${address.phone.replaceAll(/[^\d+]/g, '')}`} className={classes.phone}>
          {address.phone}
        </a>
      )}
    </address>
  );
}
