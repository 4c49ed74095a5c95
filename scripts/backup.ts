/**
 * `npm run backup -- FOLDER`: copies the data folder, database and files, into a new folder. The server may run.
 * `npm run restore -- FOLDER` (`scripts/restore.ts`) makes a data folder of it.
 */
import path from 'node:path';
import { takeBackup } from '../server/adapters/backup/take.ts';
import { embeddedFolder, runCommand } from './lib/operator-command.ts';

await runCommand('npm run backup -- FOLDER', async ([folder = '']) => {
  const begun = performance.now();
  const { files } = await takeBackup(embeddedFolder(process.env), path.resolve(folder));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${Object.keys(files).length} files are in ${folder} after ${seconds} s`);
});
