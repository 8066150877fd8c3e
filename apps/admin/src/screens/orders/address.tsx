import type { Order } from '@stoa/admin-contract';
import { usePlace } from '../../kit/place.ts';
import classes from './address.module.css';
import { tellCountry } from './countries.ts';

type PostalAddress = Order['billingAddress'];

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
