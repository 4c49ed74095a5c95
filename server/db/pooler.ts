import { SetupError } from './setup-error.ts';

/** What is asked of a session here. */
export interface Session {
  query(text: string, parameters: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  script(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds that a statement may wait for another session: a pooler with a single server has none to give. */
const PATIENCE = 3_000;

/**
 * Makes sure that a session of the application stays one session of PostgreSQL. A pooler in transaction mode gives each
 * transaction to any server: the role and the store that one call has set would then be those of another.
 * @param open makes a session as the application does
 * @throws SetupError
 */
export async function refuseTransactionPooler(open: () => Promise<Session>): Promise<void> {
  const first = await open();
  const second = await open();
  try {
    const before = await serverOf(first);
    // The second one holds on to the server that the first has just had, if anybody may have that.
    await second.script('begin');
    await serverOf(second);
    const after = await Promise.race([serverOf(first), timeout()]);
    if (after !== before)
      throw new SetupError(
        'DATABASE_URL leads through a pooler in transaction mode, which mixes the sessions of stores: use the address of PostgreSQL itself, or set the pooler to session mode (pool_mode = session).',
      );
  } finally {
    await second.script('rollback');
    await Promise.all([first.close(), second.close()]);
  }
}

async function serverOf(session: Session): Promise<unknown> {
  const { rows } = await session.query('select pg_backend_pid() as pid', []);
  return rows[0]?.['pid'];
}

function timeout(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE).unref();
  });
}
