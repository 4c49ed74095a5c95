/** `npm run restore -- FOLDER`: makes a data folder, which must not be there yet, of a backup. */
import path from 'node:path';
import { restoreBackup } from '../server/adapters/backup/restore.ts';
import { embeddedFolder, runCommand } from './lib/operator-command.ts';

await runCommand('npm run restore -- FOLDER', async ([folder = '']) => {
  const dataFolder = embeddedFolder(process.env);
  const { begun } = await restoreBackup(path.resolve(folder), dataFolder);
  console.log(`${dataFolder} is as it was at ${begun}, or a little later`);
});
