import { FolderError } from '../../server/adapters/embedded-postgres/folder-error.ts';
import { readConfig } from '../../server/config.ts';
import { SetupError } from '../../server/db/failures.ts';
import { StaffError } from './platform-staff.ts';
import { ConfigError, type Environment } from '../../server/environment.ts';
import { SecretError } from '../../server/ports/secrets.ts';

/** A command that was called in another way than it can be. */
export class UsageError extends Error {}

/**
 * Runs a command that takes an argument, or up to `most`. A refusal prints its sentence, which says what to do; any other error is a
 * defect and shows its stack.
 */
export async function runCommand(
  usage: string,
  work: (args: string[]) => Promise<void>,
  { most = 1 }: { most?: number } = {},
): Promise<void> {
  const args = process.argv.slice(2);
  try {
    if (args.length < 1 || args.length > most) throw new UsageError(usage);
    await work(args);
  } catch (error) {
    const kinds = [UsageError, StaffError, FolderError, SetupError, ConfigError, SecretError];
    const refusal = kinds.some((kind) => error instanceof kind);
    console.error(refusal && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * The data folder that these settings name.
 * @throws FolderError when their database is not in it
 */
export function embeddedFolder(env: Environment): string {
  const { database, dataFolder } = readConfig(env);
  if (database.engine !== 'embedded')
    throw new FolderError(
      'The database is not in a data folder: take and restore its backups with pg_dump and pg_restore (docs/guides/operate.md).',
    );
  return dataFolder;
}
