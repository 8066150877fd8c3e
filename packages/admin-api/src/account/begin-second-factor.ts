import { beginTotp } from '@stoa/commerce';
import { forPerson } from '../access/office.ts';

export const beginSecondFactor = forPerson.account.beginSecondFactor.handler(({ context }) =>
  beginTotp(context.platform, context.person.staffId),
);
