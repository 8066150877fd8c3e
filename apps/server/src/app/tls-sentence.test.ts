import { expect, inject, it } from 'vitest';
import { reachDatabase } from './reach-database.ts';
import { tellingLacks } from './telling-lacks.ts';

it('a server without TLS is told of', async () => {
  const url = new URL(inject('postgresUrl'));
  url.searchParams.set('sslmode', 'verify-full');
  await expect(reachDatabase(url.href)).rejects.toMatchObject({
    exitSentence: expect.stringMatching(/asks for TLS.*has none: set ssl = on.*sslmode=disable/),
  });
});

it.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /not trusted here.*sslrootcert=FILE.*NODE_EXTRA_CA_CERTS.*no-verify/],
  ['SELF_SIGNED_CERT_IN_CHAIN', /not trusted here/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /not trusted here/],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', /not trusted here/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /for another name.*name the host as the certificate does/],
  ['CERT_HAS_EXPIRED', /No TLS connection.*\(as OpenSSL says\)/],
  ['ERR_SSL_WRONG_VERSION_NUMBER', /No TLS connection/],
  ['ERR_OSSL_PEM_NO_START_LINE', /No TLS connection/],
])('%s says what to do', async (code, said) => {
  const error = Object.assign(new Error('as OpenSSL says'), { code });
  await expect(tellingLacks(() => Promise.reject(error))).rejects.toMatchObject({
    exitSentence: expect.stringMatching(said),
  });
});
