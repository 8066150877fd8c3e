import { accountText } from '@stoa/messages';
import { Form } from 'react-router';

/** Offers to confirm the own address, by which orders placed as a guest come into the account. */
export function ConfirmEmail({ email }: { email: string }) {
  return (
    <Form method="post" action="/account/settings" className="notice account-form mt-8">
      <p>{accountText.confirmOwn()}</p>
      <input type="hidden" name="email" value={email} />
      <button type="submit" name="intent" value="confirm" className="button button-hollow">
        {accountText.confirmSend()}
      </button>
    </Form>
  );
}
