const isMac = () => /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

/** Writes keys as keyboards show them: `Mod-Shift-7` is ⌘⇧7 on a Mac, Ctrl+Shift+7 elsewhere. */
export function tellShortcut(keys: string): string {
  const parts = keys.split('-').map((key) => (key.length === 1 ? key.toUpperCase() : key));
  if (!isMac()) return parts.map((part) => (part === 'Mod' ? 'Ctrl' : part)).join('+');
  const signs: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };
  return parts.map((part) => signs[part] ?? part).join('');
}
