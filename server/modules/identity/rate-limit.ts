import { sql as raw } from 'kysely';
import { ApiError } from '../../errors.ts';
import type { Database } from '../../db/database.ts';

/** At most `tries` within `window` milliseconds, counted from the first of them. */
export interface Limit {
  key: string;
  tries: number;
  window: number;
}

/**
 * Counts one try against every limit, in one statement. So parallel tries cannot slip past, and several server
 * processes share the count. A refused try does not prolong the wait, nor does a clock that is set back.
 * @throws ApiError `too_many_requests` with `retry_after` in seconds
 */
export async function countTry(database: Database, limits: Limit[], now: Date): Promise<void> {
  const counted = await database.platformWrite((sql) =>
    sql
      .insertInto('rate_limits')
      .values(inOrder(limits).map(({ key, window }) => ({ key, used: 1, resets_at: later(now, window) })))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          used: raw<number>`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.used + 1 end`,
          resets_at: raw<Date>`case when rate_limits.resets_at <= ${now} then excluded.resets_at else least(rate_limits.resets_at, excluded.resets_at) end`,
        }),
      )
      .returning(['key', 'used', 'resets_at'])
      .execute(),
  );
  const waits = counted
    .filter(({ key, used }) => limits.some((limit) => limit.key === key && used > limit.tries))
    .map(({ resets_at }) => resets_at.getTime() - now.getTime());
  if (waits.length === 0) return;
  throw new ApiError('too_many_requests', {
    details: { retry_after: Math.max(1, Math.ceil(Math.max(...waits) / 1000)) },
  });
}

/** Takes a successful try out of the count; `forget` clears the whole count. */
export async function giveBack(
  database: Database,
  { forget, refund }: { forget: Limit[]; refund: Limit[] },
): Promise<void> {
  await database.platformWrite(async (sql) => {
    if (forget.length > 0) await sql.deleteFrom('rate_limits').where('key', 'in', keys(forget)).execute();
    if (refund.length === 0) return;
    await sql
      .updateTable('rate_limits')
      .set((eb) => ({ used: eb('used', '-', 1) }))
      .where('key', 'in', keys(refund))
      .where('used', '>', 0)
      .execute();
  });
}

/** One order for all, so that two statements never wait for each other. */
function inOrder(limits: Limit[]): Limit[] {
  return [...limits].sort((a, b) => (a.key < b.key ? -1 : 1));
}

function keys(limits: Limit[]): string[] {
  return limits.map(({ key }) => key);
}

function later(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}
