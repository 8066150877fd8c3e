import { shopRoles } from '@stoa/domain';
import { z } from 'zod';
import { emailAddress, ofShop, recordId, version } from '../parts/fields.ts';
import { type Access, procedure } from '../parts/procedure.ts';
import { people } from './people.ts';

const tags = ['People'];
const reading = procedure({ by: 'role', scope: 'staff:read' });
const writing = (verb: string, more: Pick<Access, 'refuses'> = {}) =>
  procedure({ by: 'role', scope: 'staff:write', verb, ...more });

const role = z.enum(shopRoles);
const sellerId = recordId.describe(
  'The one seller that the role `seller` is limited to; no other role has one.',
);
const ofPerson = { person: recordId };
const ofInvitation = { invitation: recordId };

/** Who works in a shop. ADM-003, ADM-004, ADM-009, ADM-015, ADM-016 */
export const peopleContract = {
  list: reading
    .route({
      method: 'GET',
      path: '/shops/{shop}/people',
      tags,
      summary: 'Who works in the shop, and who is invited',
    })
    .input(ofShop({}))
    .output(people),
  invite: writing('invitation.create', { refuses: [409] })
    .route({
      method: 'POST',
      path: '/shops/{shop}/invitations',
      tags,
      summary: 'Invite somebody',
      description: 'Mails a link that works once, for 7 days.',
      successStatus: 201,
    })
    .input(ofShop({ email: emailAddress, role, sellerId: sellerId.optional() }))
    .output(z.object({ id: z.uuid() })),
  sendAgain: writing('invitation.send')
    .route({
      method: 'POST',
      path: '/shops/{shop}/invitations/{invitation}/send',
      tags,
      summary: 'Mail an invitation again',
      description: 'The link that was mailed before works no longer.',
      successStatus: 204,
    })
    .input(ofShop(ofInvitation))
    .output(z.void()),
  withdraw: writing('invitation.withdraw')
    .route({
      method: 'DELETE',
      path: '/shops/{shop}/invitations/{invitation}',
      tags,
      summary: 'Withdraw an invitation',
      successStatus: 204,
    })
    .input(ofShop(ofInvitation))
    .output(z.void()),
  changeRole: writing('role.assign')
    .route({
      method: 'PATCH',
      path: '/shops/{shop}/people/{person}',
      tags,
      summary: 'Give somebody another role',
      description: 'The last owner of a shop stays one: 409 `conflict`.',
      successStatus: 204,
    })
    .input(ofShop({ ...ofPerson, version, role, sellerId: sellerId.optional() }))
    .output(z.void()),
  remove: writing('role.remove', { refuses: [409] })
    .route({
      method: 'POST',
      path: '/shops/{shop}/people/{person}/remove',
      tags,
      summary: "Take somebody's role away",
      description: 'The last owner of a shop stays one: 409 `conflict`.',
      successStatus: 204,
    })
    .input(ofShop({ ...ofPerson, version }))
    .output(z.void()),
  endSessions: writing('role.end-sessions')
    .route({
      method: 'DELETE',
      path: '/shops/{shop}/people/{person}/sessions',
      tags,
      summary: 'End all sessions of somebody',
      successStatus: 204,
    })
    .input(ofShop(ofPerson))
    .output(z.void()),
  changeRules: writing('shop.require-second-factor')
    .route({
      method: 'PATCH',
      path: '/shops/{shop}/people-rules',
      tags,
      summary: 'Require a second factor of everybody, or no longer',
      successStatus: 204,
    })
    .input(ofShop({ version, secondFactorRequired: z.boolean() }))
    .output(z.void()),
  sellers: reading
    .route({
      method: 'GET',
      path: '/shops/{shop}/role-sellers',
      tags,
      summary: 'The sellers that a role can be limited to',
    })
    .input(ofShop({}))
    .output(z.object({ items: z.array(z.object({ id: z.uuid(), name: z.string() })) })),
};
