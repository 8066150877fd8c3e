import { forPerson } from '../access/office.ts';
import { toldAccount } from './told-account.ts';

export const readAccount = forPerson.account.read.handler(({ context }) =>
  toldAccount(context, context.person),
);
