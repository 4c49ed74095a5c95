import { PgConnection } from './pg-connection.ts';
import { SetupError } from './setup-error.ts';

/**
 * A connection for the start.
 * @param setting that an operator looks at when it fails
 * @throws SetupError
 */
export async function reach(url: string, setting: string): Promise<PgConnection> {
  return PgConnection.open(url).catch((cause: unknown) => {
    const { host, pathname } = new URL(url);
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SetupError(`The database ${host}${pathname} cannot be opened: ${reason}. Check ${setting}.`, {
      cause,
    });
  });
}
