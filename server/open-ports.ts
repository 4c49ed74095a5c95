import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { lintSchemas } from '../domain/schema/lint/lint.ts';
import { formatMistakes } from '../domain/schema/lint/context.ts';
import { parseSchemas } from '../domain/schema/lint/parse.ts';
import type { Resource } from '../domain/schema/model.ts';
import { readResources } from '../domain/schema/read.ts';
import { argon2Passwords } from './adapters/argon2.ts';
import { openConfiguredDatabase } from './adapters/configured-database.ts';
import { dnsDomains } from './adapters/dns-domains.ts';
import { openFolderFiles } from './adapters/folder-files.ts';
import { localDomains } from './adapters/local-domains.ts';
import { createOutbox, type Outbox } from './adapters/outbox.ts';
import { createPaymentNetwork } from './adapters/payment-network/network.ts';
import { createProxyList } from './adapters/proxy-list.ts';
import { createS3Files } from './adapters/s3-files.ts';
import { keptKeys } from './adapters/secret-keys.ts';
import { keptSessionSecret } from './adapters/session-secret.ts';
import { createSharpPictures } from './adapters/sharp-pictures.ts';
import { createSmtpMail } from './adapters/smtp-mail.ts';
import { systemClock } from './adapters/system-clock.ts';
import { createWebPictures } from './adapters/web-pictures.ts';
import { createWebPush } from './adapters/web-push.ts';
import { createWhatsAppCloud } from './adapters/whatsapp-cloud.ts';
import type { Config } from './config.ts';
import { NEW_DATABASE } from './db/migrate.ts';
import type { DatabaseOptions } from './db/database.ts';
import { isLoopback } from './loopback.ts';
import type { Logger } from './ports/ports.ts';
import type { Ports } from './context.ts';
import { aesGcmSecrets } from './secrets/aes-gcm.ts';
import { StartError } from './start-error.ts';

/** Adapters by the settings, and a way to let go of them. */
export interface OpenPorts {
  ports: Ports;
  origin: string;
  /** Where messages end up that no adapter sends; never in production. */
  outbox?: Outbox;
  close(): Promise<void>;
}

/**
 * Settings to adapters: what the server and the commands of an operator stand on.
 * @param root holds `schemas/`
 * @param upgrade hears how far an upgrade of the data is, and may end it
 * @throws StartError, FolderError, SetupError: the message is for the operator
 */
export async function openPorts(
  config: Config,
  logger: Logger,
  root: string,
  upgrade: Pick<DatabaseOptions, 'progress' | 'signal'> = {},
): Promise<OpenPorts> {
  const resources = await loadResources(path.join(root, 'schemas'));
  const origin = config.origin ?? `http://localhost:${config.port}`;
  const sessionSecret = config.sessionSecret ?? (await keptSessionSecret(config.dataFolder));
  const secrets = await aesGcmSecrets(config.secretsKeys ?? (await keptKeys(config.dataFolder)));
  const files =
    config.s3 === undefined
      ? await openFolderFiles(path.join(config.dataFolder, 'files'))
      : createS3Files(config.s3);
  const { database, close } = await openConfiguredDatabase(config, resources, { ...upgrade, secrets });
  logChanges(database.report, logger);
  // Beside the log, which is for machines.
  const print = (text: string): void => void process.stderr.write(text);
  const outbox = config.production ? undefined : createOutbox({ print });
  const ports: Ports = {
    database,
    resources,
    passwords: argon2Passwords(),
    secrets,
    ...messengersOf(config, outbox),
    payments: createPaymentNetwork(systemClock, config.paymentGateway),
    ...domainsOf(config),
    files,
    pictures: createSharpPictures(),
    webPictures: createWebPictures(),
    push: createWebPush({ secret: sessionSecret, origin }),
    events: database.events,
    clock: systemClock,
    logger,
    settings: {
      origin,
      localAccess: isLoopback(new URL(origin)),
      sessionSecret,
      secureCookies: origin.startsWith('https:'),
      isTrustedProxy: createProxyList(config.trustedProxies),
      production: config.production,
      demoSignIn: config.demoSignIn,
      shopsServed: !isLoopback(new URL(origin)),
      billingAccounts: config.billingAccounts,
      trialDays: config.trialDays,
      support: config.support,
    },
  };
  return { ports, origin, close, ...(outbox === undefined ? {} : { outbox }) };
}

/** What a new build or schema did to a database that holds data is for everyone's eyes; its first set-up is not. */
function logChanges(report: readonly string[], logger: Logger): void {
  const isNew = report.includes(NEW_DATABASE);
  for (const change of report) logger[isNew ? 'info' : 'warn']({ change }, 'database changed');
}

/** The DNS of the internet where it is known what to look for; a local one where a person develops; else none. */
function domainsOf({ domains, production }: Config): Pick<Ports, 'domains'> {
  if (domains !== undefined) return { domains: dnsDomains(domains) };
  return production ? {} : { domains: localDomains() };
}

/** By SMTP and WhatsApp where they are configured; into the outbox where a person develops; else not at all. */
function messengersOf(
  { smtp, whatsApp }: Config,
  outbox: Outbox | undefined,
): Pick<Ports, 'mail' | 'whatsApp'> {
  const mail = smtp === undefined ? outbox?.mail : createSmtpMail(smtp);
  const phone = whatsApp === undefined ? outbox?.whatsApp : createWhatsAppCloud(whatsApp);
  return { ...(mail === undefined ? {} : { mail }), ...(phone === undefined ? {} : { whatsApp: phone }) };
}

/**
 * The models of a folder of schemas.
 * @throws StartError with every mistake of every file; nothing else has been touched by then
 */
async function loadResources(folder: string): Promise<Resource[]> {
  const { files, mistakes: unreadable } = parseSchemas(await readSchemaFolder(folder));
  const mistakes = [...unreadable, ...lintSchemas(files)];
  if (mistakes.length > 0)
    throw new StartError(
      [...formatMistakes(mistakes), 'The server does not start, and the data is untouched.'].join('\n'),
    );
  return readResources(files);
}

/** Text of every `*.json` in a folder of schemas, by file name, in the order of the names. */
export async function readSchemaFolder(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return new Map(names.map((name, at): [string, string] => [name, texts[at] ?? '']));
}
