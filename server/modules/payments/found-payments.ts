import type { StoreTx } from '../../db/database.ts';
import { enqueueSettle } from './settle-job.ts';

/** A payment that the provider named when it was asked, and had not reported. */
export interface FoundPayment {
  provider: string;
  reference: string;
  channelId: number;
  /** The provider's id of the payment. */
  attemptId: string;
}

/** Begins the event of our own question. Providers name theirs otherwise. */
export const ASKED = 'asked:';

/** Whether a report of this payment is in the inbox, other than one that nobody confirmed. */
export async function isKnown(
  { sql, storeId }: StoreTx,
  provider: string,
  attemptId: string,
): Promise<boolean> {
  const known = await sql
    .selectFrom('payment_notifications')
    .select('id')
    .where('store_id', '=', storeId)
    .where('provider', '=', provider)
    .where('attempt_id', '=', attemptId)
    .where('state', '!=', 'unconfirmed')
    .executeTakeFirst();
  return known !== undefined;
}

/**
 * Into the inbox, with a job unless somebody else ends it. One that is there already changes nothing.
 * @returns the id in the inbox; null for one that was there
 */
export async function keepFound(
  tx: StoreTx,
  { provider, reference, channelId, attemptId }: FoundPayment,
  now: Date,
  { settle = true }: { settle?: boolean } = {},
): Promise<number | null> {
  const kept = await tx.sql
    .insertInto('payment_notifications')
    .values({
      store_id: tx.storeId,
      provider,
      event_id: `${ASKED}${reference}:${attemptId}`,
      channel_id: channelId,
      attempt_id: attemptId,
      reference,
      claimed_state: 'unknown',
      body: '',
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['store_id', 'provider', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (kept === undefined) return null;
  if (settle) await enqueueSettle(tx, kept.id, now);
  return kept.id;
}
