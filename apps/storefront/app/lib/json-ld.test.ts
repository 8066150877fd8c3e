import { expect, it } from 'vitest';
import { jsonForHtml } from './json-ld.tsx';

it('no text can end the script element and begin another', () => {
  const attack = { name: '</script><script>alert(1)</script><!--\u2028' };
  const written = jsonForHtml(attack);
  expect(written).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual(attack);
});
