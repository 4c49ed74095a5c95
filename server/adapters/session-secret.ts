import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomSecret } from '../encoding.ts';
import { makeFolder } from './make-folder.ts';

/** The secret that signs sessions on this machine: made once, readable by the server's user only, in the data folder. */
export async function keptSessionSecret(dataFolder: string): Promise<string> {
  const file = path.join(dataFolder, 'session-secret');
  await makeFolder(dataFolder);
  try {
    await writeFile(file, `${randomSecret()}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  // Empty is what a full disk leaves of the first one, before any session was signed with it.
  if ((await stat(file)).size === 0) await writeFile(file, `${randomSecret()}\n`, { mode: 0o600 });
  return (await readFile(file, 'utf8')).trim();
}
