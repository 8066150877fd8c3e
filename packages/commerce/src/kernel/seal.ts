import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The owner of a secret. It is authenticated data of the seal, so a row copied elsewhere can't be opened. */
export interface SealContext {
  readonly shopId: string;
  readonly name: string;
}

export interface Sealed {
  /** Identifies the key without revealing it. */
  readonly keyId: string;
  /** Base64url of initialisation vector, authentication tag and ciphertext. */
  readonly sealed: string;
}

/** Seals with its newest key and opens with every key it holds. */
export interface KeyRing {
  /** The key that seals; secrets sealed with another are due to be sealed anew. */
  readonly currentKeyId: string;
  seal(context: SealContext, secret: string): Sealed;
  /** @throws UnopenableSecretError when the key is gone, or the text or its context is not the sealed one. */
  open(context: SealContext, sealed: Sealed): string;
  /**
   * Derives tokens (43 characters of base64url) from the context. Only the holder of the keys can make them, and
   * always the same ones, so they need not be stored. One per key, the newest first.
   */
  derive(context: SealContext): readonly [string, ...string[]];
}

/** A sealed secret that this installation can't open. */
export class UnopenableSecretError extends Error {
  constructor(context: SealContext, cause?: unknown) {
    super(`the secret '${context.name}' of shop ${context.shopId} can't be opened with the keys at hand`, {
      cause,
    });
  }
}

interface SealKey {
  readonly id: string;
  readonly key: Buffer;
  readonly tokenKey: Buffer;
}

/**
 * Makes the ring of `STOA_SECRET`: one or more secrets separated by commas, the newest first. To rotate, put
 * a new one in front, seal everything anew (`resealSecrets`), then drop the old one.
 * @throws Error when no secret is given or one is shorter than 32 characters.
 */
export function createKeyRing(stoaSecret: string): KeyRing {
  const keys = stoaSecret.split(',').map((secret) => deriveKey(secret.trim()));
  const [current] = keys;
  if (!current) throw new Error('STOA_SECRET is empty.');
  return {
    currentKeyId: current.id,
    seal: (context, secret) => seal(current, context, secret),
    open(context, sealed) {
      const key = keys.find((candidate) => candidate.id === sealed.keyId);
      if (!key) throw new UnopenableSecretError(context);
      return open(key, context, sealed.sealed);
    },
    derive: (context) => [token(current, context), ...keys.slice(1).map((key) => token(key, context))],
  };
}

function deriveKey(secret: string): SealKey {
  if (secret.length < 32) throw new Error('STOA_SECRET must hold at least 32 characters per secret.');
  return {
    id: Buffer.from(hkdfSync('sha256', secret, '', 'stoa seal key id', 6)).toString('hex'),
    key: Buffer.from(hkdfSync('sha256', secret, '', 'stoa seal key', 32)),
    tokenKey: Buffer.from(hkdfSync('sha256', secret, '', 'stoa token key', 32)),
  };
}

/** As a JSON list, so that no two contexts read alike. */
function boundTo(keyId: string, context: SealContext): Buffer {
  return Buffer.from(JSON.stringify([keyId, context.shopId, context.name]));
}

function token(key: SealKey, context: SealContext): string {
  return createHmac('sha256', key.tokenKey).update(boundTo(key.id, context)).digest('base64url');
}

function seal(key: SealKey, context: SealContext, secret: string): Sealed {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key.key, iv).setAAD(boundTo(key.id, context));
  const ciphertext = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return {
    keyId: key.id,
    sealed: Buffer.concat([iv, cipher.getAuthTag(), ciphertext]).toString('base64url'),
  };
}

function open(key: SealKey, context: SealContext, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, key.key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(boundTo(key.id, context)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const ciphertext = bytes.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new UnopenableSecretError(context, cause);
  }
}
