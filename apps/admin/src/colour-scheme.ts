import { localStorageColorSchemeManager } from '@mantine/core';

/** Keeps in the browser whether pages are light, dark or as the system; `colour-scheme.js` reads the same key. */
export const colourSchemes = localStorageColorSchemeManager({ key: 'stoa-colour-scheme' });
