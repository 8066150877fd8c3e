import { accountText, orderText } from '@stoa/messages';
import { TextField } from '@stoa/ui';
import { Form, Link, useNavigation } from 'react-router';
import type { FormAnswer } from '../account/form-answer.ts';
import { FormNotice } from '../account/form-notice.tsx';

/** Asks for what opens an order: its number, and the address it was placed with. */
export function FindOrder({ answer }: { answer: FormAnswer | undefined }) {
  const busy = useNavigation().state === 'submitting';
  const [before = '', after = ''] = orderText.findAccount({ link: '\u0000' }).split('\u0000');
  return (
    <main id="content" className="page-width narrow-page">
      <h1>{orderText.find()}</h1>
      <Form method="post" className="grid gap-4" noValidate>
        <p>{orderText.findHelp()}</p>
        <FormNotice answer={answer} />
        <TextField
          label={orderText.findNumber()}
          name="increment_id"
          help={orderText.findNumberHelp()}
          defaultValue={answer?.values?.increment_id}
          error={answer?.errors?.increment_id}
          autoComplete="off"
          inputMode="numeric"
          maxLength={60}
          required
        />
        <TextField
          label={accountText.email()}
          name="email"
          type="email"
          defaultValue={answer?.values?.email}
          error={answer?.errors?.email}
          autoComplete="email"
          maxLength={255}
          required
        />
        <button type="submit" className="button button-solid" aria-disabled={busy}>
          {orderText.findButton()}
        </button>
      </Form>
      <p className="text-center">
        {before}
        <Link to="/account/orders" className="text-link">
          {orderText.mine()}
        </Link>
        {after}
      </p>
    </main>
  );
}
