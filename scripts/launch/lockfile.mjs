const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
  'wasm32',
];

/**
 * A registry that lacks a platform's package makes npm leave it out of the lockfile, and `npm ci` then refuses
 * the lockfile everywhere. This adds the entries that are missing: the version that is asked for, and the
 * platform, which such packages carry in their names. `npm ci` needs no more to pass over a foreign one, and to
 * fetch one that fits. Returns the names of what it added to `packages`.
 */
export function addMissingOptionals(packages) {
  const added = [];
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isLocked(packages, path, name)) continue;
      const place = `node_modules/${name}`;
      packages[place] = { version, ...platformOf(name), ...(entry.dev ? { dev: true } : {}), optional: true };
      added.push(name);
    }
  }
  return added;
}

/** Looks where Node would: in the package's own folder, then in those above it. */
function isLocked(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(os ? { os: [os] } : {}) };
}
