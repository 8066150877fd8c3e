import { describe, expect, it } from 'vitest';
import { readConfig, SettingError } from './config.ts';

describe('settings', () => {
  it('have defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      adminHost: 'admin.localhost',
      demo: true,
    });
  });

  it('take an empty value as unset', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'web'],
    ['DATABASE_URL', 'mysql://x'],
    ['STOA_DEMO', 'yes'],
    ['STOA_SECRET', 'short'],
    ['STOA_SECRET', `${'x'.repeat(40)},short`],
    ['SMTP_URL', 'mail.example.com'],
    ['STOA_LOG', 'loud'],
    ['STOA_SEARCH', 'elastic'],
    ['STOA_SEARCH_MB', '0'],
    ['STOA_INSTANCE', 'two words'],
    ['STOA_DRAIN_SECONDS', '301'],
    ['STOA_DRAIN_SECONDS', '-1'],
    ['STOA_DRAIN_SECONDS', '2.5'],
    ['STOA_METRICS_TOKEN', 'fifteen-letters'],
    ['STOA_METRICS_TOKEN', 'sixteen letters and a space'],
    ['ADMIN_HOST', 'admin example'],
    ['ADMIN_HOST', 'admin..example'],
    ['TRUST_PROXY', 'anybody!'],
    ['TRUST_PROXY', '10.0.0.0/99'],
  ])('stop the start when %s is %s, naming it', (name, value) => {
    const read = () => readConfig({ DATABASE_URL: undefined, [name]: value });
    expect(read).toThrow(SettingError);
    expect(read).toThrow(name);
  });

  it('ask for a secret of your own with a database of your own, which is not filled with the demo', () => {
    const databaseUrl = 'postgres://localhost/stoa';
    expect(() => readConfig({ DATABASE_URL: databaseUrl })).toThrow('STOA_SECRET');
    expect(readConfig({ DATABASE_URL: databaseUrl, STOA_SECRET: 'x'.repeat(32) }).demo).toBe(false);
  });
});
