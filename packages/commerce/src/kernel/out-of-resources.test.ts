import { expect, it } from 'vitest';
import { isOutOfResources } from './out-of-resources.ts';

it.each([
  ...['53100', '53200', '53300', '53400', '58030', '25006'].map((code) => [code, true] as const),
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE'].map((code) => [code, true] as const),
  ...['ENOENT', 'EACCES', '23505', '57014', '25001'].map((code) => [code, false] as const),
])('%s inside of another error: %s', (code, isOut) => {
  const cause = Object.assign(new Error('underneath'), { code });
  expect(isOutOfResources(new Error('on top', { cause }))).toBe(isOut);
  expect(isOutOfResources(code)).toBe(false);
});
