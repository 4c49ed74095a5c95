import type { PlanName } from '../../../domain/plans/features.ts';
import type { Sql } from '../../db/database.ts';
import type { Ports } from '../../context.ts';
import { isHeldByOther } from './store-urls.ts';

export interface NewStore {
  name: string;
  /** Subdomain: `a` to `z`, digits, hyphen. */
  url: string;
  description?: string;
  plan?: PlanName;
  /** The campaign brought it, and its prices are this store's. */
  campaign?: boolean;
  currency?: string;
  countryCode?: string;
  timeZone?: string;
  /** End of the trial; no trial when left out. */
  trialEndsAt?: Date;
}

/**
 * Creates a store without members.
 * @returns the new id, or null when another store has the subdomain or has left it
 */
export async function createStore(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  store: NewStore,
): Promise<number | null> {
  return database.platformWrite((sql) => insertStore(sql, store, clock.now()));
}

/** `createStore` in a transaction of the caller's. */
export async function insertStore(sql: Sql, store: NewStore, now: Date): Promise<number | null> {
  const row = await sql
    .insertInto('stores')
    .values({
      name: store.name,
      url: store.url,
      description: store.description ?? '',
      plan: store.plan ?? 'free',
      campaign: store.campaign ?? false,
      currency: store.currency ?? 'COP',
      country_code: store.countryCode ?? 'CO',
      time_zone: store.timeZone ?? 'America/Bogota',
      trial_ended_at: store.trialEndsAt ?? null,
      verified: true,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('url').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return null;
  // Looked at behind the insert, which waits for a store that is leaving this address.
  if (!(await isHeldByOther(sql, store.url, row.id))) return row.id;
  await sql.deleteFrom('stores').where('id', '=', row.id).execute();
  return null;
}
