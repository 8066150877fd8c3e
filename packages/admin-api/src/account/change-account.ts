import { renameStaff } from '@stoa/commerce';
import { accountRequestOf } from '../access/account-request.ts';
import { forPerson } from '../access/office.ts';
import { toldAccount } from './told-account.ts';

export const changeAccount = forPerson.account.change.handler(async ({ input, context }) => {
  const { name, version: revision } = input;
  await renameStaff(accountRequestOf(context), { staffId: context.person.staffId, name, revision });
  return toldAccount(context, context.person);
});
