import { isIPv4 } from 'node:net';
import path from 'node:path';
import { DEFAULT_TRIAL_DAYS, type TrialDays } from '../domain/identity/sign-up.ts';
import { readDomain } from '../domain/stores/custom-domain.ts';
import type { Support } from '../domain/identity/session-info.ts';
import type { DatabaseConfig } from './adapters/configured-database.ts';
import type { DomainTarget } from './adapters/dns-domains.ts';
import { isPublicAddress } from './adapters/public-address.ts';
import { readNetwork } from './adapters/proxy-list.ts';
import type { S3Config } from './adapters/s3-files.ts';
import { readBillingAccounts } from './billing-accounts.ts';
import type { PlatformAccounts } from '../domain/plans/billing-types.ts';
import { readKey } from './secrets/keys.ts';
import { type Environment, ConfigError, EnvironmentReader } from './environment.ts';
import { isLoopback, isLoopbackName } from './loopback.ts';
import type { Bytes } from './encoding.ts';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface SmtpConfig {
  url: string;
  /** `Tendero <hola@tendero.co>` */
  from: string;
}

export interface WhatsAppConfig {
  accessToken: string;
  phoneNumberId: string;
  template: string;
  /** Undefined: reminders of plans go by mail alone. */
  reminderTemplate?: string;
  /** `v23.0` */
  apiVersion: string;
  webhook?: { verifyToken: string; appSecret: string };
}

export interface Config {
  host: string;
  /** 0 takes any free one. */
  port: number;
  dataFolder: string;
  database: DatabaseConfig;
  /** Undefined without `TENDERO_ORIGIN`: then the address that the server listens on, for this machine only. */
  origin: string | undefined;
  /** Undefined: generated once and kept in the data folder. */
  sessionSecret: string | undefined;
  /** Undefined: made once and kept in the data folder. The first seals secrets in the database, all open them. */
  secretsKeys: [Bytes, ...Bytes[]] | undefined;
  /** Undefined: files stay in the data folder. */
  s3: S3Config | undefined;
  /** Undefined: mail is printed in the terminal, and in production not sent at all. */
  smtp: SmtpConfig | undefined;
  /** Undefined: codes are printed in the terminal, and in production sent by mail. */
  whatsApp: WhatsAppConfig | undefined;
  /** Where the local gateway plays the payment providers; undefined: the providers themselves. */
  paymentGateway: URL | undefined;
  /** Where domains of stores must lead. Undefined: no store connects one; outside production a local DNS answers. */
  domains: DomainTarget | undefined;
  /** The platform's own accounts, by which merchants pay their plans. */
  billingAccounts: PlatformAccounts;
  /** Of a new store, by where it was opened. */
  trialDays: TrialDays;
  support: Support;
  logLevel: LogLevel;
  production: boolean;
  /** Load the demo store into an empty database. */
  demo: boolean;
  /** Whether the demo account may sign in: outside production, while only this machine reaches the server. */
  demoSignIn: boolean;
  /** IP addresses, and networks such as `10.0.0.0/8`. */
  trustedProxies: string[];
}

/**
 * The settings of the server, from the environment.
 * @throws ConfigError with every mistake at once
 */
export function readConfig(env: Environment): Config {
  const read = new EnvironmentReader(env);
  const production =
    read.oneOf('NODE_ENV', ['development', 'production', 'test'], 'development') === 'production';
  const database = readDatabase(read);
  const host = read.text('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1');
  const demoSignIn = !production && isLoopbackName(host);
  const config: Config = {
    host,
    port: read.integer('PORT', { min: 0, max: 65_535 }, 4000),
    dataFolder: path.resolve(read.text('TENDERO_DATA') ?? 'data'),
    database,
    origin: readOrigin(read, production),
    sessionSecret: readSecret(read, production && database.engine === 'postgres'),
    secretsKeys: readSecretsKeys(read, production && database.engine === 'postgres'),
    s3: readS3(read),
    smtp: readSmtp(read),
    whatsApp: readWhatsApp(read),
    paymentGateway: readPaymentGateway(read, production),
    domains: readDomains(read),
    billingAccounts: readBillingAccounts(read),
    trialDays: {
      signUp: read.integer('TRIAL_DAYS_SIGN_UP', { min: 0, max: 365 }, DEFAULT_TRIAL_DAYS.signUp),
      elsewhere: read.integer('TRIAL_DAYS', { min: 0, max: 365 }, DEFAULT_TRIAL_DAYS.elsewhere),
    },
    support: readSupport(read),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, production ? 'info' : 'warn'),
    production,
    demo: readDemo(read, demoSignIn, database),
    demoSignIn,
    trustedProxies: readProxies(read),
  };
  if (read.mistakes.length > 0) throw new ConfigError(read.mistakes);
  return config;
}

function readDatabase(read: EnvironmentReader): DatabaseConfig {
  const url = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const names = ['DATABASE_OWNER_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'];
  const [ownerUrl, directUrl, replicaUrl] = names.map((name) => {
    const beside = read.url(name, ['postgres:', 'postgresql:']);
    if (beside !== undefined && read.text('DATABASE_URL') === undefined)
      read.mistake(name, 'needs DATABASE_URL beside it: the same database, as tendero_app');
    return beside?.href;
  });
  const engine = read.oneOf(
    'TENDERO_ENGINE',
    ['embedded', 'postgres', 'pglite'],
    read.text('DATABASE_URL') === undefined ? 'embedded' : 'postgres',
  );
  if (engine === 'postgres') {
    if (url === undefined && read.text('DATABASE_URL') === undefined)
      read.mistake('DATABASE_URL', 'is needed with TENDERO_ENGINE=postgres');
    return { engine, url: url?.href ?? '', ownerUrl, directUrl, replicaUrl };
  }
  if (url !== undefined)
    read.mistake(
      'TENDERO_ENGINE',
      `is '${engine}', but DATABASE_URL names a database: remove one of the two`,
    );
  return { engine };
}

function readOrigin(read: EnvironmentReader, production: boolean): string | undefined {
  const url = read.url('TENDERO_ORIGIN', ['https:', 'http:']);
  const plain = read.flag('TENDERO_PLAIN_HTTP', false);
  const given = read.text('TENDERO_ORIGIN') !== undefined;
  if (production && !plain && (url === undefined ? !given : url.protocol === 'http:'))
    read.mistake(
      'TENDERO_ORIGIN',
      'must be the public address, with https://, in production: the session cookie travels with every call. Whoever insists on plain HTTP, such as behind a proxy in a network of their own, sets TENDERO_PLAIN_HTTP=1',
    );
  if (url === undefined) return undefined;
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '')
    read.mistake('TENDERO_ORIGIN', `must be an address without a path, such as ${url.origin}`);
  return url.origin;
}

function readSecret(read: EnvironmentReader, needed: boolean): string | undefined {
  const secret = read.text('SESSION_SECRET');
  if (secret === undefined && needed)
    read.mistake(
      'SESSION_SECRET',
      'is needed with DATABASE_URL in production: the same on every server, at least 32 characters',
    );
  if (secret !== undefined && secret.length < 32)
    read.mistake('SESSION_SECRET', 'must have at least 32 characters');
  return secret;
}

function readSecretsKeys(read: EnvironmentReader, needed: boolean): [Bytes, ...Bytes[]] | undefined {
  const keys = read.list('SECRETS_KEYS').map(readKey);
  if (keys.includes(null))
    read.mistake(
      'SECRETS_KEYS',
      'must be keys of 64 hexadecimal digits, separated by commas, the newest first',
    );
  const [first, ...others] = keys.filter((key) => key !== null);
  if (first === undefined && needed)
    read.mistake(
      'SECRETS_KEYS',
      'is needed with DATABASE_URL in production: the same on every server, 64 hexadecimal digits',
    );
  return first === undefined ? undefined : [first, ...others];
}

function readS3(read: EnvironmentReader): S3Config | undefined {
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const missing = needed.filter((name) => read.text(name) === undefined);
  if (missing.length === needed.length) return undefined;
  for (const name of missing) read.mistake(name, 'is needed when another S3_ setting is there');
  return {
    endpoint: read.url('S3_ENDPOINT', ['https:', 'http:'])?.href.replace(/\/$/, '') ?? '',
    bucket: read.text('S3_BUCKET') ?? '',
    region: read.text('S3_REGION') ?? 'auto',
    accessKeyId: read.text('S3_ACCESS_KEY_ID') ?? '',
    secretAccessKey: read.text('S3_SECRET_ACCESS_KEY') ?? '',
  };
}

function readSmtp(read: EnvironmentReader): SmtpConfig | undefined {
  const url = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  const from = read.text('MAIL_FROM');
  if ((read.text('SMTP_URL') === undefined) !== (from === undefined))
    read.mistake(
      'MAIL_FROM',
      'and SMTP_URL are needed together: the sender, such as Tendero <hola@example.co>',
    );
  return url === undefined || from === undefined ? undefined : { url: url.href, from };
}

function readWhatsApp(read: EnvironmentReader): WhatsAppConfig | undefined {
  const needed = ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TEMPLATE'];
  const [remind, api] = ['WHATSAPP_REMINDER_TEMPLATE', 'WHATSAPP_API_VERSION'];
  const optional = ['WHATSAPP_VERIFY_TOKEN', 'WHATSAPP_APP_SECRET', remind, api];
  if ([...needed, ...optional].every((name) => read.text(name) === undefined)) return undefined;
  for (const name of needed.filter((each) => read.text(each) === undefined))
    read.mistake(name, 'is needed when another WHATSAPP_ setting is there');
  const apiVersion = read.text(api) ?? 'v23.0';
  if (!/^v\d+\.\d+$/.test(apiVersion)) read.mistake(api, `must look like v23.0, not '${apiVersion}'`);
  const reminderTemplate = read.text(remind);
  const verifyToken = read.text('WHATSAPP_VERIFY_TOKEN');
  const appSecret = read.text('WHATSAPP_APP_SECRET');
  if ((verifyToken === undefined) !== (appSecret === undefined))
    read.mistake('WHATSAPP_APP_SECRET', 'and WHATSAPP_VERIFY_TOKEN are needed together, for the webhook');
  return {
    accessToken: read.text('WHATSAPP_TOKEN') ?? '',
    phoneNumberId: read.text('WHATSAPP_PHONE_NUMBER_ID') ?? '',
    template: read.text('WHATSAPP_TEMPLATE') ?? '',
    apiVersion,
    ...(reminderTemplate === undefined ? {} : { reminderTemplate }),
    ...(verifyToken === undefined || appSecret === undefined ? {} : { webhook: { verifyToken, appSecret } }),
  };
}

function readPaymentGateway(read: EnvironmentReader, production: boolean): URL | undefined {
  const url = read.url('PAYMENT_GATEWAY', ['http:']);
  if (url === undefined) return undefined;
  if (production) read.mistake('PAYMENT_GATEWAY', 'cannot be set in production: it pays with nothing');
  else if (!isLoopback(url)) read.mistake('PAYMENT_GATEWAY', 'must be on this machine');
  return url;
}

function readDomains(read: EnvironmentReader): DomainTarget | undefined {
  const ip = read.text('DOMAIN_IP');
  const cname = read.text('DOMAIN_CNAME');
  if (ip === undefined) {
    if (cname !== undefined) read.mistake('DOMAIN_IP', 'is needed with DOMAIN_CNAME');
    return undefined;
  }
  if (!isIPv4(ip) || !isPublicAddress(ip))
    read.mistake('DOMAIN_IP', `must be the public IPv4 address of this installation, not '${ip}'`);
  const name = cname === undefined ? null : readDomain(cname);
  if (name !== null && 'fault' in name)
    read.mistake('DOMAIN_CNAME', `must be a host name such as tiendas.example.co, not '${cname}'`);
  return { ip, cname: name !== null && 'domain' in name ? name.domain : null };
}

function readSupport(read: EnvironmentReader): Support {
  const whatsapp = read.text('SUPPORT_WHATSAPP')?.replaceAll(/[\s+-]/g, '') ?? null;
  if (whatsapp !== null && !/^\d{8,15}$/.test(whatsapp))
    read.mistake('SUPPORT_WHATSAPP', 'must be a number with the code of its country, such as 573001234567');
  const address = (name: string) => read.url(name, ['https:'])?.href ?? null;
  return { whatsapp, help_url: address('HELP_URL'), terms_url: address('TERMS_URL') };
}

function readDemo(read: EnvironmentReader, allowed: boolean, database: DatabaseConfig): boolean {
  const demo = read.flag('TENDERO_DEMO', allowed && database.engine !== 'postgres');
  if (demo && !allowed)
    read.mistake(
      'TENDERO_DEMO',
      'cannot be on in production, nor with a HOST that others reach: everyone knows its password',
    );
  return demo && allowed;
}

function readProxies(read: EnvironmentReader): string[] {
  const proxies = read.list('TRUSTED_PROXIES');
  for (const proxy of proxies.filter((each) => readNetwork(each) === null))
    read.mistake(
      'TRUSTED_PROXIES',
      `must be IP addresses or networks such as 10.0.0.0/8, separated by commas; '${proxy}' is neither`,
    );
  return proxies;
}
