import { PASSWORD_LENGTH } from '@stoa/domain';
import { z } from 'zod';

/** The code of a shop, as addresses name it. */
export const shopCode = z
  .string()
  .min(1)
  .max(63)
  .describe('The code of the shop, as `npm run shop -- list` and `GET /session` tell it.');

/** The input of a procedure of one shop, with these values beside the shop. */
export const ofShop = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject({ shop: shopCode, ...shape });

/** The id of a record as an input names it: in small or capital letters, and in small ones from here on. */
export const recordId = z.uuid().toLowerCase();

export const instant = z.iso.datetime().describe('A moment in UTC, ISO 8601.');

/** A moment as an input names it. */
export const givenInstant = z.iso.datetime().describe('A moment in UTC, ISO 8601, of 1970 to 2199.');

/** A day of the shop's calendar. */
export const day = z.iso.date().describe("A day by the shop's time zone, YYYY-MM-DD, of 1970 to 2199.");

export const emailAddress = z.string().trim().min(3).max(254).describe('An e-mail address.');

export const personName = z.string().trim().min(1).max(100).describe('The name of a person.');

/** A password as it is typed to sign in. */
export const typedPassword = z.string().min(1).max(PASSWORD_LENGTH.max);

/** A password that is being chosen. */
export const newPassword = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max);

export const secondFactorCode = z
  .string()
  .trim()
  .min(6)
  .max(20)
  .describe('Six digits of the authenticator app, or one of the recovery codes.');

/** What a mailed link holds after its `#`. */
export const linkToken = z.string().min(1).max(200);

/** The version of a record that a change is based on; a change of what has changed since is refused with 409. ADM-907 */
export const version = z
  .int()
  .min(1)
  .max(2_147_483_647)
  .describe('The version of the record that the change is based on.');
