import { adapterOf } from '../../../domain/payments/adapters.ts';
import type { Claim, Confirmation } from '../../../domain/payments/contract.ts';
import { isProvider } from '../../../domain/payments/provider.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { Job } from '../../jobs/job.ts';
import { channelAt } from './accounts.ts';
import { applyConfirmation } from './apply.ts';
import { postpone } from './postpone.ts';
import type { SettleJob } from './settle-job.ts';

/** States that a payment does not leave for `pending`. */
const ENDS = ['approved', 'declined', 'refunded', 'charged_back'];

/**
 * Asks the provider what a notification is about, and does what follows from its answer. Without an answer it tries
 * again later: an order is never paid because nobody could be asked.
 */
export async function settle(ports: ApiPorts, job: Job): Promise<void> {
  // Written by this module and by nobody else.
  const { storeId, notificationId } = job.payload as SettleJob;
  const confirmed = await confirmationOf(ports, storeId, notificationId);
  if (confirmed === 'settled') return;
  if (confirmed === null) await postpone(ports, storeId, notificationId);
  else await applyConfirmation(ports, storeId, notificationId, confirmed);
}

/** Null where the provider gave no usable answer, or cannot be asked. */
async function confirmationOf(
  ports: ApiPorts,
  storeId: number,
  id: number,
): Promise<Confirmation | 'settled' | null> {
  const { row, channel } = await ports.database.read(storeId, async (sql) => {
    const found = await sql
      .selectFrom('payment_notifications')
      .selectAll()
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (found === undefined || !isProvider(found.provider)) return { row: found, channel: null };
    return { row: found, channel: await channelAt(ports, sql, storeId, found.provider) };
  });
  if (row === undefined || row.state !== 'waiting') return 'settled';
  if (ports.payments === undefined || channel === null) return null;
  const claim: Claim = {
    eventId: row.event_id,
    attemptId: row.attempt_id,
    reference: row.reference,
    state: 'unknown',
  };
  try {
    const confirmed = await adapterOf(channel.provider).confirm(claim, channel.account, ports.payments.send);
    // Some show the end of a payment a little after they reported it, and may not report it again.
    const isBehind = confirmed.state === 'pending' && ENDS.includes(row.claimed_state);
    if (isBehind) return null;
    // PayPal says why the money went back in its report alone.
    const isDisputed = confirmed.state === 'refunded' && row.claimed_state === 'charged_back';
    return isDisputed ? { ...confirmed, state: 'charged_back' } : confirmed;
  } catch (error) {
    // The message alone: an error of the network may hold the call, and with it a secret.
    const reason = error instanceof Error ? error.message : 'no answer';
    ports.logger.warn({ storeId, notification: id, reason }, 'a payment could not be confirmed');
    return null;
  }
}
