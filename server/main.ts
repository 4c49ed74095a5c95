/** The process: environment in, server up, signals heard, one exit. */
import path from 'node:path';
import { DEMO_ACCOUNT } from '../domain/identity/credentials.ts';
import { fullDisk, isDiskFull } from './adapters/disk-space.ts';
import { becomeOwnerOf } from './adapters/folder-owner.ts';
import { FolderError } from './adapters/embedded-postgres/folder-error.ts';
import { createLogger } from './adapters/pino-logger.ts';
import { SetupError } from './db/failures.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './environment.ts';
import { StartError } from './start-error.ts';
import { startServer, type RunningServer } from './server.ts';

/** Milliseconds; orchestrators wait 30 seconds before they kill. */
const PATIENCE = 20_000;

/** Milliseconds within which a second signal is the same Ctrl+C: from the terminal, and passed on by npm. */
const ECHO = 1000;

/** The root of the build: `dist/`, or what `npm run dev` makes in `.cache/`. */
const ROOT = path.resolve(import.meta.dirname, '..');

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const user = config.database.engine === 'embedded' ? await becomeOwnerOf(config.dataFolder) : undefined;
  if (user !== undefined) console.log(`The data belongs to ${user}: Tendero goes on as ${user}.`);
  const logger = createLogger(config.logLevel);
  let starting: Promise<RunningServer> | undefined;
  const upgrade = new AbortController();
  let stoppedAt: number | undefined;

  const stop = async (reason: string, exitCode: number): Promise<void> => {
    // A second Ctrl+C does not wait; the next start finds what this one has opened.
    if (stoppedAt !== undefined) process.exit(1);
    stoppedAt = performance.now();
    logger.info({ reason }, 'stopping');
    upgrade.abort();
    // A start that is under way has a database running already, which would outlive this process.
    const server = await starting?.catch(() => undefined);
    await server?.stop(PATIENCE);
    process.exit(exitCode);
  };
  const stopOn = (signal: NodeJS.Signals): void => {
    process.on(signal, () => {
      if (stoppedAt === undefined || performance.now() - stoppedAt > ECHO) void stop(signal, 0);
    });
  };
  stopOn('SIGTERM');
  stopOn('SIGINT');
  // The terminal was closed.
  stopOn('SIGHUP');
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'a promise failed unheard'));
  process.on('uncaughtException', (error) => {
    logger.error({ err: error }, 'stopping: an error reached the last resort');
    void stop('uncaughtException', 1);
  });

  starting = startServer(config, logger, ROOT, {
    signal: upgrade.signal,
    progress: ({ number, of, name }) => console.log(`Upgrading the data: ${number} of ${of} (${name})`),
  });
  const server = await starting.catch((error: unknown) => {
    // A signal ended the upgrade, which is taken back: `stop` ends the process.
    if (stoppedAt !== undefined) return undefined;
    throw error;
  });
  if (stoppedAt !== undefined || server === undefined) return;
  console.log(`Tendero  ${server.origin}`);
  if (config.demo) console.log(`Demo     ${DEMO_ACCOUNT.email} · ${DEMO_ACCOUNT.password}`);
  if (server.demoRefused)
    console.log(
      `Sign-in as ${DEMO_ACCOUNT.email} is refused: others reach this server, and everyone knows the demo's password.`,
    );
}

/** Reports in words what an operator can mend; anything else is a defect, and shows its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError)
    return ['The settings have mistakes:', ...error.mistakes.map((mistake) => `  ${mistake}`)].join('\n');
  if (error instanceof StartError || error instanceof FolderError || error instanceof SetupError)
    return error.message;
  if (isDiskFull(error)) return fullDisk(readConfig(process.env).dataFolder);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
