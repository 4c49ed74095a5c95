/**
 * A server's first start until the demo store is whole: `node demo-loader.js <data folder> <project>`, as `program` makes it.
 * Prints a line for each transaction that the load has committed.
 */
import { writeSync } from 'node:fs';
import path from 'node:path';
import { readDemoFolder } from '../../server/demo-folder.ts';
import { silentLogger } from '../../server/adapters/silent-logger.ts';
import { createApi } from '../../server/api.ts';
import { readConfig } from '../../server/config.ts';
import { loadDemoOnce } from '../../server/modules/imports/module.ts';
import { openPorts } from '../../server/open-ports.ts';

const [folder, root] = process.argv.slice(2);
if (folder !== undefined && root !== undefined) {
  const config = readConfig({ TENDERO_DATA: folder });
  const { ports: given, close } = await openPorts(config, silentLogger, root);
  const { ports } = createApi(given);
  const write = ports.database.write.bind(ports.database);
  Object.assign(ports.database, {
    write: async (...call: Parameters<typeof write>) => {
      const result = await write(...call);
      writeSync(1, '.\n');
      return result;
    },
  });
  await loadDemoOnce(ports, async () => ({ ...(await readDemoFolder(path.join(root, 'demo'))), orders: 60 }));
  await close();
}
