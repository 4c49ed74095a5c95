import { existsSync } from 'node:fs';
import path from 'node:path';
import { PAYU_CHECKOUTS } from '../domain/payments/payu/adapter.ts';
import { createApi } from './api.ts';
import { readDemoFolder } from './demo-folder.ts';
import { systemClock } from './adapters/system-clock.ts';
import { createDevOutbox } from './dev-outbox.ts';
import { createHealth } from './http/health.ts';
import { listen } from './http/node/listen.ts';
import { createSite, startingSite } from './site.ts';
import { createClientSite } from './http/static/client.ts';
import { createFirstAnswers } from './http/static/first-answers.ts';
import { recurringHandlers, scheduleOnce, type Recurring } from './jobs/recurring.ts';
import { startWorker } from './jobs/worker.ts';
import { modules } from './modules/all.ts';
import { closeDemoAccount } from './modules/identity/module.ts';
import { loadDemoOnce } from './modules/imports/module.ts';
import { openPorts } from './open-ports.ts';
import type { DatabaseOptions } from './db/database.ts';
import type { Config } from './config.ts';
import type { Logger } from './ports/ports.ts';

export interface RunningServer {
  /** Where the panel is opened. */
  origin: string;
  /** The data hold a demo account, and it is refused here. */
  demoRefused: boolean;
  /** Finishes what is under way, at most `patience` milliseconds; then stops jobs and database. */
  stop(patience: number): Promise<void>;
}

/** Milliseconds that jobs get to end once calls have ended. */
const JOB_PATIENCE = 5000;

/**
 * The composition root: settings to adapters, adapters to the API, the API to a port.
 * @param root holds `schemas/`, `demo/` and, once built, `client/`
 * @param upgrade hears how far an upgrade of the data is, and may end it
 * @throws StartError, FolderError, SetupError: the message is for the operator
 */
export async function startServer(
  config: Config,
  logger: Logger,
  root: string,
  upgrade: Pick<DatabaseOptions, 'progress' | 'signal'> = {},
): Promise<RunningServer> {
  // First, so that an address that cannot be had leaves nothing behind, and an upgrade of the data is seen to live.
  let site: ReturnType<typeof createSite> = startingSite;
  const listener = await listen({
    host: config.host,
    port: config.port,
    fetch: (request, info) => site(request, info),
    failed: (error) => logger.error({ err: error }, 'an answer could not be sent'),
  });
  const opening = openPorts(config, logger, root, upgrade);
  const {
    ports: given,
    origin,
    outbox,
    close,
  } = await opening.catch(async (error: unknown) => {
    await listener.stop(0);
    throw error;
  });
  try {
    const clientFolder = path.join(root, 'client');
    const secure = given.settings.secureCookies;
    const formTargets = PAYU_CHECKOUTS.map((url) => new URL(given.payments?.buyerAddress(url) ?? url).origin);
    const health = createHealth(() => given.database.writable());
    const api = createApi(given);
    const { ports } = api;
    const { fetch } = api;
    const { resources } = ports;
    const firstAnswers = createFirstAnswers({ fetch, resources, now: () => systemClock.now() });
    const options = { secure, formTargets, firstAnswers };
    const client = existsSync(clientFolder) ? await createClientSite(clientFolder, options) : undefined;
    if (config.demo) await loadDemoOnce(ports, () => readDemoFolder(path.join(root, 'demo')));
    const demoRefused = !config.demoSignIn && (await closeDemoAccount(ports));
    site = createSite({
      api,
      health,
      ...(client === undefined ? {} : { client }),
      ...(outbox === undefined ? {} : { outbox: createDevOutbox(outbox) }),
    });
    const recurring: Record<string, Recurring> = Object.assign(
      {},
      ...modules.map((module) => module.recurring?.(ports) ?? {}),
    );
    for (const kind of Object.keys(recurring)) await scheduleOnce(ports.database, kind, systemClock.now());
    const handlers = Object.assign(
      recurringHandlers(recurring, { database: ports.database, clock: systemClock }),
      ...modules.map((module) => module.jobs?.(ports) ?? {}),
    );
    const endings = Object.assign({}, ...modules.map((module) => module.endings?.(ports) ?? {}));
    const long = modules.flatMap(({ longJobs = [] }) => longJobs);
    const { database } = ports;
    const worker = startWorker({ database, clock: systemClock, logger, handlers, endings, long });
    return {
      origin,
      demoRefused,
      stop: async (patience) => {
        health.stop();
        await listener.stop(patience);
        await worker.stop(JOB_PATIENCE);
        await close();
      },
    };
  } catch (error) {
    await listener.stop(0);
    await close();
    throw error;
  }
}
