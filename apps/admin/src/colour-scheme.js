// Runs before anything is painted, so that a dark page never flashes white. The key is that of `colour-scheme.ts`.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('stoa-colour-scheme');
  } catch {
    // Storage is off: the system decides.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : dark ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
})();
