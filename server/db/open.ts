import type { Resource } from '../../domain/schema/model.ts';
import type { DatabaseOptions, OpenDatabase } from './open-database.ts';
import type { PgliteSource } from './pglite.ts';
import type { PostgresSource } from './postgres.ts';

/** Opens whichever is asked for, loading only that driver. A browser imports `./pglite.ts` itself. */
export async function openDatabase(
  source: PgliteSource | PostgresSource,
  resources: Resource[],
  options?: DatabaseOptions,
): Promise<OpenDatabase> {
  if (source.kind === 'pglite') {
    const { openPglite } = await import('./pglite.ts');
    return openPglite(source, resources, options);
  }
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(source, resources, options);
}
