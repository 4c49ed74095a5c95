import type { Ports } from '../../ports/ports.ts';
import type { PlanName } from '../../../domain/access/features.ts';

export interface NewStore {
  name: string;
  /** Subdomain: lower-case letters, digits, hyphen. */
  url: string;
  description?: string;
  plan?: PlanName;
  currency?: string;
  countryCode?: string;
  timeZone?: string;
}

/**
 * Creates a store without members.
 * @returns the new id, or null when the subdomain is taken
 */
export async function createStore(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  store: NewStore,
): Promise<number | null> {
  const now = clock.now();
  const row = await database.platformWrite((sql) =>
    sql
      .insertInto('stores')
      .values({
        name: store.name,
        url: store.url,
        description: store.description ?? '',
        plan: store.plan ?? 'free',
        currency: store.currency ?? 'COP',
        country_code: store.countryCode ?? 'CO',
        time_zone: store.timeZone ?? 'America/Bogota',
        verified: true,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('url').doNothing())
      .returning('id')
      .executeTakeFirst(),
  );
  return row?.id ?? null;
}
