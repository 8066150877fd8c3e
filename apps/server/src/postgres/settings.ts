/**
 * `full`: what is committed survives a power failure. `test`: it survives killed processes but not the machine,
 * which makes every commit cheap; for tests alone.
 */
export type Durability = 'full' | 'test';

const COMMON: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Compiling costs more than these short queries take.
  jit: 'off',
  // Solid-state disks: an index look-up is about as dear as a sequential page.
  random_page_cost: '1.1',
};

const TEST: Readonly<Record<string, string>> = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/** PostgreSQL's settings as arguments, so that they are this version's whatever an older one wrote to a file. */
export function settingArguments(own: Readonly<Record<string, string>>, durability: Durability): string[] {
  const settings = { ...COMMON, ...(durability === 'test' ? TEST : {}), ...own };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
