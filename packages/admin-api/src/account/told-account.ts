import type { Account } from '@stoa/admin-contract';
import { readStaffAccount } from '@stoa/commerce';
import type { AskingPerson } from '../access/person.ts';
import type { AdminRequest } from '../context.ts';

export async function toldAccount(
  { platform }: Pick<AdminRequest, 'platform'>,
  { staffId }: Pick<AskingPerson, 'staffId'>,
): Promise<Account> {
  const { name, email, operator, revision, secondFactor, recoveryCodesLeft } = await readStaffAccount(
    platform,
    staffId,
  );
  return {
    name,
    email,
    operator,
    secondFactorSince: secondFactor?.toISOString() ?? null,
    recoveryCodesLeft,
    version: revision,
  };
}
