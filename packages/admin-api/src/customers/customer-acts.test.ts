import type { AdminOutputs } from '@stoa/admin-contract';
import { newId, saveProfile, verifyEmail } from '@stoa/commerce';
import { mailedToken, mailsOf } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { customersOffice, home } from '../testing/customers-office.ts';

type Told = AdminOutputs['customers'];

const { opened, ask, signedIn } = customersOffice();

const mailed = async () =>
  (await mailsOf(opened().system)).map(({ recipient, subject }) => [recipient, subject]);
const subject = (change: string) => `Your account at ${opened().shop.name} is ${change}`;

describe('customers over HTTP', () => {
  it('are added, and changed by the version that was seen; status and group hold at once, and are mailed where that is asked [ADM-302]', async () => {
    const added = await ask<Told['create']>('POST', '/customers', {
      email: 'new@example.com',
      lastName: 'Lee',
    });
    expect(added).toMatchObject({ status: 201, body: { id: expect.any(String) } });
    const read = await ask<Told['read']>('GET', `/customers/${added.body.id}`);
    expect(read.body).toMatchObject({ status: 'verified', group: { code: 'retail' }, hasPassword: false });
    const again = await ask('POST', '/customers', { email: 'NEW@example.com' });
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: 'customer.email_taken', errors: [{ pointer: '/email' }] },
    });
    const { path, session, email } = await signedIn('pending');
    expect(await session()).toMatchObject({ verified: false, group: 'retail' });
    const body = { version: 1, nickName: 'annie', status: 'verified', group: 'wholesale', tell: true };
    expect(await ask('PATCH', path, body)).toMatchObject({
      status: 200,
      body: {
        version: 2,
        nickName: 'annie',
        status: 'verified',
        group: { code: 'wholesale', name: 'Wholesale' },
      },
    });
    expect(await session()).toMatchObject({ verified: true, group: 'wholesale' });
    expect(await ask('PATCH', path, { version: 2, nickName: null, status: 'restricted' })).toMatchObject({
      body: { nickName: null, status: 'restricted' },
    });
    expect(await session()).toMatchObject({ verified: false });
    expect(await mailed()).toEqual([[email, subject('approved')]]);
  });

  it('have names as long as the shop takes them of themselves', async () => {
    const long = 'n'.repeat(255);
    const names = { firstName: long, lastName: long };
    const added = await ask<Told['create']>('POST', '/customers', { email: 'long@example.com', ...names });
    const body = { version: 1, ...names, nickName: long };
    expect(await ask('PATCH', `/customers/${added.body.id}`, body)).toMatchObject({
      status: 200,
      body: names,
    });
    const longer = { version: 2, lastName: `${long}n` };
    expect(await ask('PATCH', `/customers/${added.body.id}`, longer)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/lastName' }] },
    });
  });

  it('that others changed meanwhile are told as they are now: 409 with the present values [ADM-907]', async () => {
    const { path, own } = await signedIn();
    await saveProfile(own, { firstName: 'Anna', clientAddress: '192.0.2.7' });
    expect(await ask('PATCH', path, { version: 1, firstName: 'Anne' })).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        errors: [{ pointer: '/version' }],
        params: { fields: 'firstName', revision: 2 },
        present: { firstName: 'Anna' },
      },
    });
    expect(await ask('PATCH', path, { version: 1, group: 'wholesale' })).toMatchObject({
      status: 200,
      body: { firstName: 'Anna', version: 3 },
    });
  });

  it('are approved or moved several at once, all or none, and mailed where that is asked [ADM-302]', async () => {
    const [one, two] = [await signedIn('pending'), await signedIn('pending')];
    const customers = [one.id, two.id];
    const many = (body: object) => ask('POST', '/customers-changes', { customers, ...body });
    expect(await many({ status: 'verified' })).toMatchObject({ status: 200, body: { changed: 2 } });
    expect(await one.session()).toMatchObject({ verified: true });
    expect(await many({ group: 'none' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/group', detail: 'customer.unknown_group' }] },
    });
    expect(await many({})).toMatchObject({ status: 400, body: { errors: [{ pointer: '/status' }] } });
    expect(await many({ customers: [...customers, newId()], status: 'restricted' })).toMatchObject({
      status: 404,
      body: { code: 'not-found', errors: [{ pointer: '/customers' }] },
    });
    expect(await many({ customers: Array.from({ length: 501 }, newId), status: 'restricted' })).toMatchObject(
      {
        status: 400,
        body: { errors: [{ pointer: '/customers' }] },
      },
    );
    expect(await two.session()).toMatchObject({ verified: true });
    expect(await mailed()).toEqual([]);
    const restricted = await many({ status: 'restricted', tell: true });
    expect(restricted).toMatchObject({ status: 200, body: { changed: 2 } });
    expect(await two.session()).toMatchObject({ verified: false });
    expect((await mailed()).toSorted()).toEqual(
      [one.email, two.email].toSorted().map((email) => [email, subject('restricted')]),
    );
    expect(await many({ group: 'wholesale' })).toMatchObject({ status: 200, body: { changed: 2 } });
    expect(await two.session()).toMatchObject({ group: 'wholesale' });
  });

  it('get another e-mail address once its mailbox confirms it [ADM-305]', async () => {
    const { path, own, email } = await signedIn();
    const other = await signedIn();
    const change = (body: object) =>
      ask<Told['changeEmail']>('POST', `${path}/email`, { version: 1, ...body });
    expect(await change({ email: other.email })).toMatchObject({
      status: 409,
      body: { errors: [{ pointer: '/email', detail: 'customer.email_taken' }] },
    });
    const asked = await change({ email: 'lee@example.com' });
    expect(asked).toMatchObject({
      status: 200,
      body: { email, newEmail: { email: 'lee@example.com' }, version: 2 },
    });
    expect(await change({ email: 'late@example.com' })).toMatchObject({
      status: 409,
      body: { errors: [{ pointer: '/version' }], present: { email } },
    });
    await verifyEmail(own, await mailedToken(opened().system, 'lee@example.com', '/verify-email'));
    expect((await ask('GET', path)).body).toMatchObject({ email: 'lee@example.com', newEmail: null });
  });

  it('are mailed links to a password, five an hour [ADM-305]', async () => {
    const { path } = await signedIn();
    for (let n = 0; n < 5; n += 1)
      expect((await ask('POST', `${path}/password-link`)).status, `${n}`).toBe(204);
    expect(await ask('POST', `${path}/password-link`)).toMatchObject({
      status: 429,
      body: { code: 'rate-limited', detail: 'customer.too_many_links' },
    });
  });

  it('are signed out everywhere: with their next request they are guests [ADM-305]', async () => {
    const { path, session } = await signedIn();
    expect((await ask<Told['read']>('GET', path)).body.sessions).toBe(1);
    expect(await ask('DELETE', `${path}/sessions`)).toMatchObject({ status: 200, body: { ended: 1 } });
    expect(await session()).toBeUndefined();
    expect((await ask<Told['read']>('GET', path)).body.sessions).toBe(0);
  });

  it('have addresses by the rules of the shop, with every field at fault named', async () => {
    const { path } = await signedIn();
    expect((await ask('GET', '/customer-address-rules')).body).toEqual({
      countries: ['US', 'CA'],
      stateRequired: expect.arrayContaining(['US']),
      phoneRequired: false,
    });
    const wrong = await ask('POST', `${path}/addresses`, {
      address: { ...home, postcode: '1', city: 'a\u0000' },
    });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ pointer: '/address/city' }] } });
    expect(await ask('POST', `${path}/addresses`, { address: { ...home, postcode: '1' } })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', errors: [{ pointer: '/address/postcode' }] },
    });
    const added = await ask<Told['addAddress']>('POST', `${path}/addresses`, { address: home });
    expect(added).toMatchObject({ status: 200, body: { addresses: [{ isDefault: true, address: home }] } });
    const [{ id } = { id: '' }] = added.body.addresses;
    const put = (version: number, address: object) =>
      ask('PUT', `${path}/addresses/${id}`, { version, address });
    expect(await put(1, home)).toMatchObject({ status: 409, body: { errors: [{ pointer: '/version' }] } });
    expect(await put(2, { ...home, line1: '2 Main St' })).toMatchObject({
      status: 200,
      body: { version: 3, addresses: [{ id, isDefault: true, address: { line1: '2 Main St' } }] },
    });
    expect(await ask('DELETE', `${path}/addresses/${newId()}`)).toMatchObject({
      status: 404,
      body: { errors: [{ pointer: '/id' }] },
    });
    expect(await ask('DELETE', `${path}/addresses/${id}`)).toMatchObject({
      status: 200,
      body: { addresses: [] },
    });
  });
});
