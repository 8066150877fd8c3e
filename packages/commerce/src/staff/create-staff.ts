import { newId, orConflict, staff } from '@stoa/database';
import { emailKey } from '@stoa/domain';
import { z } from 'zod';
import type { PlatformContext } from '../kernel/context.ts';
import { emailAddress, parseInput, personText } from '../kernel/input.ts';
import { newPassword, withPasswords } from '../kernel/password.ts';
import { PLATFORM } from '../kernel/rate-limit.ts';

const newStaff = z.object({
  email: emailAddress,
  name: personText().pipe(z.string().min(1)),
  password: newPassword,
  /** May act on every shop. */
  operator: z.boolean().default(false),
});
export type NewStaff = z.input<typeof newStaff>;

/**
 * Adds somebody to the back office; a shop is reached by a role (`assignRole`) or as operator.
 * @throws ShopError `conflict` on `email` when the person is known.
 */
export async function createStaff(platform: PlatformContext, input: NewStaff): Promise<{ staffId: string }> {
  const { password, ...person } = parseInput(newStaff, input);
  const staffId = newId();
  const passwordHash = await withPasswords(PLATFORM, ({ hash }) => hash(password));
  await orConflict({ staff_email_key: 'email' }, () =>
    platform.db.queries.insert(staff).values({
      id: staffId,
      ...person,
      emailKey: emailKey(person.email),
      passwordHash,
      createdAt: platform.clock(),
    }),
  );
  return { staffId };
}
