/** pg's words where the server answers that it has no TLS. */
const NO_TLS = 'The server does not support SSL connections';

/** OpenSSL's for a certificate whose issuer is not among the authorities that Node trusts. */
const UNTRUSTED = /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+)$/;

const WRONG_NAME = 'ERR_TLS_CERT_ALTNAME_INVALID';

/** Other faults of a certificate (expired, revoked), of a handshake, and of the files of a certificate and its key. */
const OF_TLS = /^(CERT_|CRL_|ERR_TLS_|ERR_SSL_|ERR_OSSL_)/;

const UNVERIFIED = 'sslmode=no-verify encrypts and asks for no proof of who the server is';

/** Returns what to do where the connection to PostgreSQL could not be encrypted as DATABASE_URL asks for. */
export function tlsSentence(code: string, reason: string): string | undefined {
  if (reason === NO_TLS)
    return 'DATABASE_URL asks for TLS (sslmode), and PostgreSQL there has none: set ssl = on and a certificate in the server, or sslmode=disable in DATABASE_URL where nobody else is on the way.';
  if (UNTRUSTED.test(code))
    return `PostgreSQL's certificate is of an authority that is not trusted here (${reason}): name the authority's certificate by sslrootcert=FILE in DATABASE_URL, or by NODE_EXTRA_CA_CERTS=FILE in the environment; ${UNVERIFIED}.`;
  if (code === WRONG_NAME)
    return `PostgreSQL's certificate is for another name (${reason}): let DATABASE_URL name the host as the certificate does; ${UNVERIFIED}.`;
  return OF_TLS.test(code)
    ? `No TLS connection to PostgreSQL can be made (${reason}): see its certificate, and sslmode, sslrootcert, sslcert and sslkey in DATABASE_URL.`
    : undefined;
}
