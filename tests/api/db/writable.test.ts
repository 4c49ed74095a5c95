import { afterEach, expect, test } from 'vitest';
import type { Connection } from '../../../server/db/connection.ts';
import type { OpenDatabase } from '../../../server/db/database.ts';
import { createHealth } from '../../../server/http/health.ts';
import { lendDatabase } from '../../support/lent-database.ts';
import { bareTemplate } from '../../support/template.ts';

let database: OpenDatabase | undefined;
afterEach(() => database?.close());

/** A database whose sessions fail with this code when they write. */
async function refusing(code: () => string | null): Promise<OpenDatabase> {
  const wrap = (connection: Connection): Connection => ({
    get broken() {
      return connection.broken;
    },
    query: (text, parameters) => {
      const refused = /^(insert|update|delete)/i.test(text) ? code() : null;
      if (refused === null) return connection.query(text, parameters);
      return Promise.reject(Object.assign(new Error('no'), { code: refused }));
    },
    script: (text) => connection.script(text),
    commit: () => connection.commit(),
    rollback: () => connection.rollback(),
    close: () => connection.close(),
  });
  return lendDatabase(await bareTemplate([]), { wrap });
}

const write = (to: OpenDatabase) =>
  to.platformWrite((sql) =>
    sql
      .insertInto('rate_limits')
      .values({ key: crypto.randomUUID(), used: 1, resets_at: new Date() })
      .execute(),
  );

test.each(['53100', '58030', '25006'])(
  'after a write that %s refused the server is not ready, and is again once a write succeeds',
  async (code) => {
    let refused: string | null = code;
    database = await refusing(() => refused);
    expect(await database.writable()).toBe(true);
    await expect(write(database)).rejects.toThrow('unavailable');
    expect(await database.writable()).toBe(false);
    // Reads go on meanwhile.
    expect(await database.healthy()).toBe(true);
    const health = createHealth(() => database?.writable() ?? Promise.resolve(false));
    expect((await health.ready()).status).toBe(503);
    expect(health.live().status).toBe(200);
    refused = null;
    await expect.poll(() => database?.writable(), { timeout: 15_000, interval: 500 }).toBe(true);
    // The probe leaves nothing behind.
    const rows = await database.platform((sql) => sql.selectFrom('requests').select('request_id').execute());
    expect(rows).toEqual([]);
  },
);

test('a refusal of another kind is no full disk', async () => {
  database = await refusing(() => '23505');
  await expect(write(database)).rejects.toThrow('no');
  expect(await database.writable()).toBe(true);
});

test('a read-only database is found without a write', async () => {
  database = await lendDatabase(await bareTemplate([]), {
    wrap: (connection) => {
      void connection.script('set default_transaction_read_only = on');
      return connection;
    },
  });
  expect(await database.healthy()).toBe(true);
  expect(await database.writable()).toBe(false);
});
