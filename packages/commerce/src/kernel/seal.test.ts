import { describe, expect, it } from 'vitest';
import { createKeyRing, UnopenableSecretError } from './seal.ts';

const oldSecret = 'o'.repeat(32);
const newSecret = 'n'.repeat(32);
const context = { shopId: 'shop-a', name: 'stripe' };

describe('key ring', () => {
  it('opens what it sealed and never seals alike twice', () => {
    const ring = createKeyRing(newSecret);
    const sealed = ring.seal(context, 'sk_live_é');
    expect(ring.open(context, sealed)).toBe('sk_live_é');
    expect(sealed.sealed).not.toContain('sk_live');
    expect(ring.seal(context, 'sk_live_é').sealed).not.toBe(sealed.sealed);
  });

  it('seals with the first key and still opens with the older ones', () => {
    const sealedBefore = createKeyRing(oldSecret).seal(context, 'before');
    const rotated = createKeyRing(`${newSecret}, ${oldSecret}`);
    expect(rotated.open(context, sealedBefore)).toBe('before');
    const sealedAfter = rotated.seal(context, 'after');
    expect(sealedAfter.keyId).toBe(rotated.currentKeyId);
    expect(createKeyRing(newSecret).open(context, sealedAfter)).toBe('after');
    expect(() => createKeyRing(newSecret).open(context, sealedBefore)).toThrow(UnopenableSecretError);
  });

  it('refuses a seal moved to another shop or name, or altered in any byte', () => {
    const ring = createKeyRing(newSecret);
    const sealed = ring.seal(context, 'secret');
    expect(() => ring.open({ ...context, shopId: 'shop-b' }, sealed)).toThrow(UnopenableSecretError);
    expect(() => ring.open({ ...context, name: 'paypal' }, sealed)).toThrow(UnopenableSecretError);
    const bytes = Buffer.from(sealed.sealed, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] ?? 0) ^ 1;
      const forged = { ...sealed, sealed: altered.toString('base64url') };
      expect(() => ring.open(context, forged), `byte ${at}`).toThrow(UnopenableSecretError);
    }
    expect(() => ring.open(context, { ...sealed, sealed: 'short' })).toThrow(UnopenableSecretError);
  });

  it('refuses weak or missing secrets', () => {
    expect(() => createKeyRing('')).toThrow('32 characters');
    expect(() => createKeyRing(`${newSecret},short`)).toThrow('32 characters');
  });

  it('derives tokens again and again, for this context alone, with every key it holds', () => {
    const [before] = createKeyRing(oldSecret).derive(context);
    expect(before).toMatch(/^[\w-]{43}$/);
    const rotated = createKeyRing(`${newSecret},${oldSecret}`).derive(context);
    expect(rotated).toEqual([...createKeyRing(newSecret).derive(context), before]);
    expect(rotated[0]).not.toBe(before);
    const others = [
      { ...context, shopId: 'shop-b' },
      { ...context, name: 'other' },
    ];
    for (const other of others) expect(createKeyRing(oldSecret).derive(other)).not.toContain(before);
  });
});
