import { adminAccountText } from '@stoa/messages';

/** What a browser calls itself names its ancestors, too: the first that matches is the one it is. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/\bOPR\/(\d+)/, 'Opera'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d{1,4})[\d.]{0,12} (?:Mobile\/\w{1,12} )?Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const HANDHELD = new Set(['iPhone', 'iPad', 'Android']);

/** Describes a browser by what it calls itself: `Firefox 131 on Linux`, as far as it can be told. ADM-011 */
export function browserOf(userAgent: string | null): { readonly label: string; readonly handheld: boolean } {
  const text = userAgent ?? '';
  const browser = BROWSERS.map(([pattern, name]) => {
    const version = pattern.exec(text)?.[1];
    return version === undefined ? undefined : `${name} ${version}`;
  }).find((found) => found !== undefined);
  const system = SYSTEMS.find(([pattern]) => pattern.test(text))?.[1];
  const handheld = system !== undefined && HANDHELD.has(system);
  if (browser === undefined) return { label: system ?? adminAccountText.unknownBrowser(), handheld };
  return {
    label: system === undefined ? browser : adminAccountText.browserOn({ browser, system }),
    handheld,
  };
}
