import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { ConfigError } from '../../server/environment.ts';

function mistakes(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
  return [];
}

describe('configuration', () => {
  test('an empty environment is one shop on a laptop, with the demo store', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      database: { engine: 'embedded' },
      demo: true,
    });
    expect(config.dataFolder).toMatch(/\/data$/);
  });

  test('every mistake is named at once, without quoting a secret', () => {
    const found = mistakes({
      PORT: '80a',
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      LOG_LEVEL: 'loud',
      SESSION_SECRET: 'short-secret',
      TRUSTED_PROXIES: '10.0.0.1, proxy.local',
      S3_BUCKET: 'pictures',
    });
    expect(found.map((each) => each.split(' ')[0])).toEqual([
      'DATABASE_URL',
      'PORT',
      'SESSION_SECRET',
      'S3_ENDPOINT',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'LOG_LEVEL',
      'TRUSTED_PROXIES',
    ]);
    expect(found.join('\n')).not.toMatch(/hunter2|short-secret/);
  });

  test('keys of secrets are 64 hexadecimal digits each, the newest first, and never quoted', () => {
    const [one, two] = ['0a'.repeat(32), 'FF'.repeat(32)];
    expect(readConfig({ SECRETS_KEYS: `${one}, ${two}` }).secretsKeys).toEqual([
      new Uint8Array(32).fill(10),
      new Uint8Array(32).fill(255),
    ]);
    expect(readConfig({}).secretsKeys).toBeUndefined();
    for (const wrong of ['hunter2', one.slice(1), `${one}0`, `${one};${two}`, `${one},hunter2`]) {
      const [mistake = '', ...others] = mistakes({ SECRETS_KEYS: wrong });
      expect([mistake.split(' ')[0], others]).toEqual(['SECRETS_KEYS', []]);
      expect(mistake).not.toMatch(/hunter2|0a0a/);
    }
  });

  test('production on a database of one’s own asks for origin and secrets, and has no demo store', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://u:p@db/tendero' };
    expect(mistakes(production).map((each) => each.split(' ')[0])).toEqual([
      'TENDERO_ORIGIN',
      'SESSION_SECRET',
      'SECRETS_KEYS',
    ]);
    const whole = {
      ...production,
      TENDERO_ORIGIN: 'https://panel.example.co/',
      SESSION_SECRET: 'x'.repeat(32),
      SECRETS_KEYS: 'a1'.repeat(32),
    };
    expect(readConfig(whole)).toMatchObject({
      demo: false,
      origin: 'https://panel.example.co',
      production: true,
    });
    expect(mistakes({ ...whole, TENDERO_DEMO: '1' })).toEqual([expect.stringContaining('TENDERO_DEMO')]);
    expect(mistakes({ ...whole, TENDERO_ORIGIN: 'http://panel.example.co' })).toEqual([
      expect.stringContaining('https://'),
    ]);
  });

  test('production needs an https address, with any engine, unless one insists on plain HTTP', () => {
    for (const engine of ['embedded', 'pglite'])
      for (const origin of ['', 'http://panel.example.co', 'http://localhost:4000', 'http://127.0.0.1']) {
        const env = { NODE_ENV: 'production', TENDERO_ENGINE: engine, TENDERO_ORIGIN: origin };
        expect([origin, mistakes(env)]).toEqual([origin, [expect.stringContaining('TENDERO_PLAIN_HTTP=1')]]);
        expect(mistakes({ ...env, TENDERO_PLAIN_HTTP: '1' })).toEqual([]);
      }
    expect(mistakes({ NODE_ENV: 'production', TENDERO_ORIGIN: 'https://panel.example.co' })).toEqual([]);
  });

  test('production takes no address but an https one, whatever stands there instead', () => {
    const other = fc.oneof(
      fc.webUrl({ validSchemes: ['http', 'ftp', 'ws'] }),
      fc.webUrl({ validSchemes: ['https'] }).map((url) => url.slice('https'.length)),
      fc.string().filter((text) => !/^\s*https:/i.test(text)),
      fc.constantFrom('https', 'https:', 'https://', 'javascript:https://a.co', '//a.co'),
    );
    fc.assert(
      fc.property(other, (TENDERO_ORIGIN) => {
        expect(mistakes({ NODE_ENV: 'production', TENDERO_ORIGIN })).not.toEqual([]);
      }),
    );
    fc.assert(
      fc.property(fc.domain(), fc.integer({ min: 1, max: 65_535 }), (host, port) => {
        for (const TENDERO_ORIGIN of [`https://${host}`, `https://${host}:${port}`])
          expect(mistakes({ NODE_ENV: 'production', TENDERO_ORIGIN })).toEqual([]);
      }),
    );
  });

  test('the demo account is for a server that this machine alone reaches', () => {
    for (const HOST of ['127.0.0.1', 'localhost', '::1', '127.0.0.2'])
      expect(readConfig({ HOST })).toMatchObject({ demo: true, demoSignIn: true });
    for (const HOST of [
      '0.0.0.0',
      '::',
      '192.168.1.20',
      'panel.example.co',
      '1127.0.0.1',
      '127.0.0.1.evil.co',
    ]) {
      expect(readConfig({ HOST })).toMatchObject({ demo: false, demoSignIn: false });
      expect(mistakes({ HOST, TENDERO_DEMO: '1' })).toEqual([expect.stringContaining('TENDERO_DEMO')]);
    }
  });

  test('on any address that is not this machine’s the demo account is refused', () => {
    const other = fc.oneof(
      fc.ipV4().filter((address) => !address.startsWith('127.')),
      fc.ipV6().filter((address) => !/^(0*:)*:?0*1$|127\./i.test(address)),
      fc.domain(),
      fc.domain().map((domain) => `localhost.${domain}`),
    );
    fc.assert(
      fc.property(other, (HOST) => {
        expect(readConfig({ HOST })).toMatchObject({ demo: false, demoSignIn: false });
      }),
    );
  });

  test('a database of one’s own gets the demo store only when asked', () => {
    const url = { DATABASE_URL: 'postgres://u:p@db/tendero' };
    expect(readConfig(url).demo).toBe(false);
    expect(readConfig({ ...url, TENDERO_DEMO: '1' }).demo).toBe(true);
  });

  test('an address of PostgreSQL itself stands beside that of a pooler, never alone', () => {
    const direct = { DATABASE_DIRECT_URL: 'postgres://tendero_app:p@db/tendero' };
    const url = 'postgres://tendero_app:p@pooler:6432/tendero';
    expect(readConfig({ ...direct, DATABASE_URL: url }).database).toEqual({
      engine: 'postgres',
      url,
      directUrl: direct.DATABASE_DIRECT_URL,
    });
    expect(mistakes(direct)).toEqual([expect.stringContaining('DATABASE_URL beside it')]);
  });

  test('an address of a replica stands beside that of its primary, never alone', () => {
    const replica = { DATABASE_REPLICA_URL: 'postgres://tendero_app:p@replica/tendero' };
    expect(readConfig({ ...replica, DATABASE_URL: 'postgres://u:p@db/tendero' }).database).toMatchObject({
      replicaUrl: replica.DATABASE_REPLICA_URL,
    });
    expect(mistakes(replica)).toEqual([expect.stringContaining('DATABASE_URL beside it')]);
  });

  test('an address for migrations stands beside the one for queries, never alone', () => {
    const owner = { DATABASE_OWNER_URL: 'postgres://owner:p@db/tendero' };
    expect(readConfig({ ...owner, DATABASE_URL: 'postgres://tendero_app:p@db/tendero' }).database).toEqual({
      engine: 'postgres',
      url: 'postgres://tendero_app:p@db/tendero',
      ownerUrl: 'postgres://owner:p@db/tendero',
    });
    expect(mistakes(owner)).toEqual([expect.stringContaining('DATABASE_URL beside it')]);
  });

  test('the engine is never guessed against DATABASE_URL', () => {
    expect(mistakes({ TENDERO_ENGINE: 'postgres' })).toEqual([expect.stringContaining('DATABASE_URL')]);
    expect(mistakes({ TENDERO_ENGINE: 'embedded', DATABASE_URL: 'postgres://u:p@db/x' })).toEqual([
      expect.stringContaining('TENDERO_ENGINE'),
    ]);
  });

  test('[CFG-06] domains of stores lead to a public IPv4 address, and to a name', () => {
    expect(readConfig({}).domains).toBeUndefined();
    expect(readConfig({ DOMAIN_IP: '1.1.1.1', DOMAIN_CNAME: 'Tiendas.example.co' }).domains).toEqual({
      ip: '1.1.1.1',
      cname: 'tiendas.example.co',
    });
    for (const ip of ['10.0.0.5', '127.0.0.1', '::1', 'alma.co', '1.1.1'])
      expect(mistakes({ DOMAIN_IP: ip })).toEqual([expect.stringContaining('DOMAIN_IP')]);
    expect(mistakes({ DOMAIN_CNAME: 'tiendas.example.co' })).toEqual([expect.stringContaining('DOMAIN_IP')]);
    expect(mistakes({ DOMAIN_IP: '1.1.1.1', DOMAIN_CNAME: 'tiendas' })).toEqual([
      expect.stringContaining('DOMAIN_CNAME'),
    ]);
  });

  test('WhatsApp is there whole or not at all, and days of trial are numbers', () => {
    const names = (env: Record<string, string>) => mistakes(env).map((each) => each.split(' ')[0]);
    expect(readConfig({})).toMatchObject({ trialDays: { signUp: 14, elsewhere: 7 } });
    expect(readConfig({}).whatsApp).toBeUndefined();
    expect(names({ WHATSAPP_TOKEN: 'x', WHATSAPP_APP_SECRET: 'y', WHATSAPP_API_VERSION: '23' })).toEqual([
      'WHATSAPP_PHONE_NUMBER_ID',
      'WHATSAPP_TEMPLATE',
      'WHATSAPP_API_VERSION',
      'WHATSAPP_APP_SECRET',
    ]);
    const cloud = { WHATSAPP_TOKEN: 'x', WHATSAPP_PHONE_NUMBER_ID: '1', WHATSAPP_TEMPLATE: 'codigo' };
    expect(readConfig(cloud).whatsApp).not.toHaveProperty('reminderTemplate');
    expect(
      readConfig({ ...cloud, WHATSAPP_REMINDER_TEMPLATE: 'plan_vence' }).whatsApp?.reminderTemplate,
    ).toBe('plan_vence');
    expect(names({ WHATSAPP_REMINDER_TEMPLATE: 'plan_vence' })).toHaveLength(3);
    expect(readConfig({ SUPPORT_WHATSAPP: '+57 300-123 4567' }).support.whatsapp).toBe('573001234567');
    expect(
      names({ SUPPORT_WHATSAPP: 'Marta', HELP_URL: 'http://ayuda.example.co', TERMS_URL: 'nada' }),
    ).toEqual(['SUPPORT_WHATSAPP', 'HELP_URL', 'TERMS_URL']);
    expect(names({ TRIAL_DAYS: '-1', TRIAL_DAYS_SIGN_UP: 'two' })).toEqual([
      'TRIAL_DAYS_SIGN_UP',
      'TRIAL_DAYS',
    ]);
  });
});
