import path from 'node:path';
import { argon2Passwords } from './adapters/argon2.ts';
import { openConfiguredDatabase } from './adapters/configured-database.ts';
import { openFolderFiles } from './adapters/folder-files.ts';
import { createOutboxMail } from './adapters/outbox-mail.ts';
import { createS3Files } from './adapters/s3-files.ts';
import { keptSessionSecret } from './adapters/session-secret.ts';
import { createSharpPictures } from './adapters/sharp-pictures.ts';
import { createSmtpMail } from './adapters/smtp-mail.ts';
import { systemClock } from './adapters/system-clock.ts';
import { MIGRATIONS } from './db/migrations/all.ts';
import { loadResources } from './schemas.ts';
import type { Config } from './config.ts';
import type { Logger, Ports } from './ports/ports.ts';

/** Adapters by the settings, and a way to let go of them. */
export interface OpenPorts {
  ports: Ports;
  origin: string;
  close(): Promise<void>;
}

/**
 * Settings to adapters: what the server and the commands of an operator stand on.
 * @param root holds `schemas/`
 * @throws StartError, FolderError, SetupError: the message is for the operator
 */
export async function openPorts(config: Config, logger: Logger, root: string): Promise<OpenPorts> {
  const resources = await loadResources(path.join(root, 'schemas'));
  const origin = config.origin ?? `http://localhost:${config.port}`;
  const sessionSecret = config.sessionSecret ?? (await keptSessionSecret(config.dataFolder));
  const files =
    config.s3 === undefined
      ? await openFolderFiles(path.join(config.dataFolder, 'files'))
      : createS3Files(config.s3);
  const { database, close } = await openConfiguredDatabase(config, resources);
  tellChanges(database.report, logger);
  const ports: Ports = {
    database,
    resources,
    passwords: argon2Passwords(),
    ...mailOf(config),
    files,
    pictures: createSharpPictures(),
    events: database.events,
    clock: systemClock,
    logger,
    settings: {
      origin,
      localAccess: config.origin === undefined,
      sessionSecret,
      secureCookies: origin.startsWith('https:'),
      trustedProxies: config.trustedProxies,
      production: config.production,
    },
  };
  return { ports, origin, close };
}

/** What a new build or schema did to a database that holds data is for everyone's eyes; its first set-up is not. */
function tellChanges(report: readonly string[], logger: Logger): void {
  const isNew = report.includes(`migration ${MIGRATIONS[0]?.name}`);
  for (const change of report) logger[isNew ? 'info' : 'warn']({ change }, 'database changed');
}

/** By SMTP where it is configured; printed where a person develops; else not at all. */
function mailOf({ smtp, production }: Config): Pick<Ports, 'mail'> {
  if (smtp !== undefined) return { mail: createSmtpMail(smtp) };
  if (production) return {};
  return { mail: createOutboxMail((text) => process.stdout.write(text)) };
}
