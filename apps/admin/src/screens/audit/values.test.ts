import { describe, expect, it } from 'vitest';
import { tellPath, tellValue } from './values.ts';

const place = { timeZone: 'Europe/Berlin', locale: 'en', currency: 'EUR' };
const tell = (value: unknown, path = ['field']) => tellValue(value, path, place);

describe('what changed, as people read it', () => {
  it('tells plain values in words', () => {
    expect(tell(true).text).toBe('Yes');
    expect(tell(12345.5).text).toBe('12,345.5');
    expect(tell(1999, ['price']).text).toBe('€19.99');
    expect(tell('Tea cup')).toEqual({ text: 'Tea cup', kind: 'text' });
    expect(tell(['a', 'b'])).toEqual({ text: 'a, b', kind: 'text' });
    expect(tell('catalog-manager', ['role']).text).toBe('Catalog manager');
    expect(tell('owner', ['slug']).text).toBe('owner');
  });

  it.each([null, undefined, '', [[]].flat()])('tells that %o is nothing', (value) => {
    expect(tell(value).kind).toBe('nothing');
  });

  it('tells a moment in the time zone of the shop', () => {
    expect(tell('2026-01-01T23:30:00.000Z').text).toBe('Jan 2, 2026, 12:30 AM GMT+1');
  });

  it('tells of a secret only that it is one [ADM-018]', () => {
    expect(tell('•••')).toEqual({ text: 'Secret', kind: 'secret' });
  });

  it('shows a structure as it is written', () => {
    expect(tell({ a: [{ b: 1 }] }).kind).toBe('code');
  });

  it('tells fields in words', () => {
    expect(tellPath(['seo', 'metaTitle'])).toBe('Seo · Meta title');
    expect(tellPath(['second_factor-required'])).toBe('Second factor required');
  });
});
