import type { AddressBookQuery } from '@stoa/contract';
import { accountText } from '@stoa/messages';
import { Form, Link } from 'react-router';
import { PostalAddress } from '../address/postal-address.tsx';

type Addresses = NonNullable<AddressBookQuery['me']>['addresses'];

/** Addresses as cards, each with what can be done with it. */
export function AddressList({ addresses }: { addresses: Addresses }) {
  return (
    <>
      {addresses.length === 0 && <p className="mb-6">{accountText.noAddresses()}</p>}
      <ul className="address-cards">
        {addresses.map((saved) => (
          <li key={saved._id} className="address-card">
            {saved.is_default && <strong className="address-default">{accountText.defaultAddress()}</strong>}
            <PostalAddress address={saved.address} />
            <AddressActions saved={saved} />
          </li>
        ))}
      </ul>
      <Link to="?new" className="button button-solid mt-6">
        {accountText.newAddress()}
      </Link>
    </>
  );
}

function AddressActions({ saved: { _id, address, is_default } }: { saved: Addresses[number] }) {
  const name = `${address.first_name} ${address.last_name}, ${address.street}`;
  return (
    <div className="account-actions">
      <Link to={`?edit=${_id}`} className="text-link" aria-label={accountText.editAddressOf({ name })}>
        {accountText.edit()}
      </Link>
      <Form method="post" className="contents">
        <input type="hidden" name="id" value={_id} />
        <button
          type="submit"
          name="intent"
          value="remove"
          className="text-link"
          aria-label={accountText.removeAddressOf({ name })}
        >
          {accountText.remove()}
        </button>
        {!is_default && (
          <button
            type="submit"
            name="intent"
            value="default"
            className="text-link"
            aria-label={accountText.defaultAddressOf({ name })}
          >
            {accountText.makeDefault()}
          </button>
        )}
      </Form>
    </div>
  );
}
