import type { OrderPartsFragment } from '@stoa/contract';
import { countryName, formatPhone } from '@stoa/domain';
import { Fragment } from 'react';

type Address = NonNullable<OrderPartsFragment['shipping_address']>;

/** Shows an address as it is written on a parcel. */
export function PostalAddress({ address }: { address: Address }) {
  const { first_name, last_name, company, street, street2, city, state, postcode, country, phone } = address;
  const lines = [
    [first_name, last_name],
    [company],
    [street],
    [street2],
    [cityBefore(city, state), state, postcode],
  ];
  return (
    <address className="not-italic">
      {lines.map((words, at) => (
        <AddressLine key={at} words={words} />
      ))}
      <span className="block">{countryName(country)}</span>
      <AddressLine words={[formatPhone(phone, country)]} />
    </address>
  );
}

/** A comma parts the city from its state. */
const cityBefore = (city: string, state: string) => (city && state ? `${city},` : city);

/** Words that people wrote, each in its own direction: none can turn round what stands beside it. */
function AddressLine({ words }: { words: readonly string[] }) {
  const written = words.filter((word) => word.trim() !== '');
  if (written.length === 0) return null;
  return (
    <span className="block">
      {written.map((word, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <bdi>{word}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
