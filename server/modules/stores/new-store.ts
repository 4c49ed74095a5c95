import type { PlanName } from '../../../domain/access/features.ts';
import type { Sql } from '../../db/database.ts';
import type { Ports } from '../../ports/ports.ts';

export interface NewStore {
  name: string;
  /** Subdomain: `a` to `z`, digits, hyphen. */
  url: string;
  description?: string;
  plan?: PlanName;
  currency?: string;
  countryCode?: string;
  timeZone?: string;
  /** End of the trial; no trial when left out. */
  trialEndsAt?: Date;
}

/**
 * Creates a store without members.
 * @returns the new id, or null when the subdomain is taken
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
  return row?.id ?? null;
}
