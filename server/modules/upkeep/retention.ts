import { sql as raw } from 'kysely';
import type { PlatformTables } from '../../../generated/platform-tables.ts';
import type { Database } from '../../db/database.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Rows go `keep` milliseconds after the time in `column`; with a state, those in that state alone. */
export interface Period {
  column: 'created_at' | 'expires_at' | 'resets_at';
  keep: number;
  state?: 'done' | 'dead';
}

/**
 * How long the rows live that no person asked to keep. `lasting` ends with its store or account alone. A table that no
 * schema declares has its place here, or does not compile.
 */
export const RETENTION: Readonly<Record<keyof PlatformTables, 'lasting' | readonly Period[]>> = {
  stores: 'lasting',
  users: 'lasting',
  roles: 'lasting',
  saved_views: 'lasting',
  memberships: 'lasting',
  row_counts: 'lasting',
  open_days: 'lasting',
  order_day_sales: 'lasting',
  order_day_states: 'lasting',
  order_day_products: 'lasting',
  order_month_products: 'lasting',
  open_customers: 'lasting',
  customer_kinds: 'lasting',
  customer_phones: 'lasting',
  customer_numbers: 'lasting',
  // Of a session that has ended it goes with the next news, or when the session would have ended.
  push_devices: [{ column: 'expires_at', keep: 0 }],
  sequences: 'lasting',
  // Goes when no value is sealed with the key any more (`scripts/lib/rotate-secrets.ts`).
  secret_keys: 'lasting',
  // What happened stays written (ASVS 5.0 16.3).
  audit: 'lasting',
  stock_movements: 'lasting',
  // A buyer may ask what was agreed; the newest hundred stay (`server/modules/stores/terms-routes.ts`).
  terms_versions: 'lasting',
  // Orders name the version that was answered; the newest hundred stay (`server/modules/checkout-form/form-routes.ts`).
  checkout_form_versions: 'lasting',
  // Money that moved, and what it was for.
  payments: 'lasting',
  plan_payments: 'lasting',
  plan_invoices: 'lasting',
  plan_numbers: 'lasting',
  subscriptions: 'lasting',
  // Ends with the account, or by command.
  platform_staff: 'lasting',
  // What happened stays written, as in `audit`.
  platform_staff_log: 'lasting',
  billing_information: 'lasting',
  // A phone or document has one trial, ever (docs/decisions/0079).
  trials: 'lasting',
  // Old ids lead on as long as the store keeps its clients.
  merged_customers: 'lasting',
  // Ends when the client gets another number, or is erased.
  distinct_customers: 'lasting',
  // The proof of an authorisation outlives the client (Law 1581, article 9).
  customer_consents: 'lasting',
  // Ends applied or dropped; what it changed is in the ledger.
  stock_counts: 'lasting',
  stock_count_lines: 'lasting',
  // Goes with its file, which goes when nothing uses it (`server/modules/files/unused-files.ts`).
  stored_files: 'lasting',
  // A client may repeat a write for three days; the field's custom is one.
  requests: [{ column: 'created_at', keep: 3 * DAY }],
  undos: [{ column: 'expires_at', keep: 0 }],
  // Go with their undo.
  undo_rows: 'lasting',
  imports: [{ column: 'created_at', keep: 90 * DAY }],
  domain_checks: [{ column: 'expires_at', keep: 30 * DAY }],
  // Links on printed cards and in old chats are followed for years (docs/decisions/0029).
  former_slugs: [{ column: 'created_at', keep: 730 * DAY }],
  // Of a store too; its present one is its own without a row (docs/decisions/0051).
  store_urls: [{ column: 'created_at', keep: 730 * DAY }],
  // All of these last as long as their order, which may return for a day after it was deleted.
  order_notes: [{ column: 'expires_at', keep: 0 }],
  order_refunds: [{ column: 'expires_at', keep: 0 }],
  order_payments: [{ column: 'expires_at', keep: 0 }],
  payment_proofs: [{ column: 'expires_at', keep: 0 }],
  order_form_answers: [{ column: 'expires_at', keep: 0 }],
  // A provider may report a payment again for months, and a buyer dispute it.
  payment_notifications: [{ column: 'created_at', keep: 730 * DAY }],
  plan_notifications: [{ column: 'created_at', keep: 730 * DAY }],
  // Late payments find their order, or their invoice, for as long.
  payment_attempts: [{ column: 'created_at', keep: 730 * DAY }],
  plan_attempts: [{ column: 'created_at', keep: 730 * DAY }],
  // Go with their import.
  import_records: 'lasting',
  import_additions: 'lasting',
  import_pictures: 'lasting',
  plan_hidden_products: 'lasting',
  picture_batches: [{ column: 'created_at', keep: 90 * DAY }],
  // Go with their batch.
  picture_batch_files: 'lasting',
  sessions: [{ column: 'expires_at', keep: 0 }],
  user_tokens: [{ column: 'expires_at', keep: 0 }],
  sign_ups: [{ column: 'expires_at', keep: 0 }],
  sign_in_codes: [{ column: 'expires_at', keep: 0 }],
  rate_limits: [{ column: 'resets_at', keep: 0 }],
  // The inviting member sees for a while that nobody came.
  invitations: [{ column: 'expires_at', keep: 90 * DAY }],
  jobs: [
    { column: 'created_at', keep: 7 * DAY, state: 'done' },
    // A person may look at what failed.
    { column: 'created_at', keep: 90 * DAY, state: 'dead' },
  ],
};

/** Rows of one transaction: other writers never wait long. */
const BATCH = 1000;

/**
 * Removes what has outlived its period, in short transactions, until nothing is left or `signal` aborts.
 * @returns rows removed, by table
 */
export async function removeOutlived(
  database: Database,
  now: Date,
  signal?: AbortSignal,
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const [table, periods] of Object.entries(RETENTION)) {
    if (periods === 'lasting') continue;
    for (const period of periods) {
      let count: number;
      do {
        count = await removeBatch(database, table, period, now);
        removed[table] = (removed[table] ?? 0) + count;
      } while (count === BATCH && signal?.aborted !== true);
    }
  }
  return removed;
}

async function removeBatch(
  database: Database,
  table: string,
  { column, keep, state }: Period,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - keep);
  const ended = raw`${raw.ref(column)} <= ${before}`;
  const which = state === undefined ? ended : raw`${ended} and state = ${state}`;
  const { numAffectedRows } = await database.platformWrite((sql) =>
    raw`delete from ${raw.table(table)} where ctid = any(array(select ctid from ${raw.table(table)} where ${which} limit ${BATCH}))`.execute(
      sql,
    ),
  );
  return Number(numAffectedRows ?? 0n);
}
