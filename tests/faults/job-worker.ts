/**
 * A worker that does jobs until it is killed: `node job-worker.js <database address> <root> <data folder>`, as `program` makes it.
 * Prints a line for each step that has committed.
 */
import { writeSync } from 'node:fs';
import { silentLogger } from '../../server/adapters/silent-logger.ts';
import { createApi } from '../../server/api.ts';
import { readConfig } from '../../server/config.ts';
import { startWorker } from '../../server/jobs/worker.ts';
import { modules } from '../../server/modules/all.ts';
import { openPorts } from '../../server/open-ports.ts';

/** Milliseconds after which the job of a dead worker is another's. */
const LEASE = 300;

const [url, root, folder] = process.argv.slice(2);
if (url !== undefined && root !== undefined && folder !== undefined) {
  const config = readConfig({ DATABASE_URL: url, TENDERO_DATA: folder, TENDERO_DEMO: 'false' });
  const { ports: given } = await openPorts(config, silentLogger, root);
  const { ports } = createApi(given);
  const write = ports.database.write.bind(ports.database);
  Object.assign(ports.database, {
    write: async (...call: Parameters<typeof write>) => {
      const result = await write(...call);
      writeSync(1, '.\n');
      return result;
    },
  });
  const handlers = Object.assign({}, ...modules.map((module) => module.jobs?.(ports) ?? {}));
  startWorker({
    database: ports.database,
    clock: ports.clock,
    logger: silentLogger,
    handlers,
    interval: 20,
    lease: LEASE,
    concurrency: 1,
  });
}
