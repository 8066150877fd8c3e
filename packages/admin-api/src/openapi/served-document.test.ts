import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type ServedOffice, serveOffice } from '../testing/served-office.ts';
import { openApiDocument } from './document.ts';

let office: ServedOffice;
beforeAll(async () => {
  office = await serveOffice(inject('postgresUrl'));
});
afterAll(() => office.close());

it('the document of the contract is served as JSON, to whoever asks [ADM-901]', async () => {
  const { status, headers, body } = await office.ask({ method: 'GET', path: '/openapi.json' });
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(body).toEqual(JSON.parse(JSON.stringify(await openApiDocument())));
});
