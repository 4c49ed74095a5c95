import { addressGroup } from '../../../domain/identity/sign-in-limits.ts';
import { adapterOf } from '../../../domain/payments/adapters.ts';
import { LARGEST_NOTIFICATION, type Claim, type RawNotification } from '../../../domain/payments/contract.ts';
import { notificationPath, type Provider } from '../../../domain/payments/provider.ts';
import type { ApiPorts } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { PublicRoute } from '../../http/route.ts';
import { countTry } from '../identity/module.ts';
import { channelAt, type Channel } from './accounts.ts';
import { enqueueSettle } from './notifications.ts';

/** Of one address. A provider repeats a failed delivery after minutes, and a big store sells some a second. */
const TRIES = 600;
const WINDOW = 60_000;

/**
 * The address at which a provider reports the payments of a store (PAY-01). A genuine report is kept with the order to
 * look into it, in one transaction, and answered at once. What it says is not believed: a job asks the provider.
 */
export function notificationRoute(provider: Provider): PublicRoute {
  return {
    method: 'POST',
    path: notificationPath(provider, '{storeId}'),
    operationId: `hearFrom_${provider}`,
    summary: `What became of payments, reported and signed by the provider ${provider}`,
    tags: ['notifications'],
    access: 'public',
    anyQuery: true,
    bodyType: '*/*',
    bodyLimit: LARGEST_NOTIFICATION,
    refusals: ['not_found', 'forbidden', 'too_many_requests'],
    answers: {
      200: { description: 'Kept, now or by an earlier delivery' },
      403: { description: "Not signed with this store's secrets" },
    },
    async handle({ ports, params, request, query, rawBody, now, clientAddress }) {
      const storeId = pathId(params, 'storeId');
      const key = `payment notifications ${addressGroup(clientAddress)}`;
      await countTry(ports.database, [{ key, tries: TRIES, window: WINDOW }], now);
      const notification = { body: rawBody ?? new Uint8Array(), headers: request.headers, query };
      const genuine = await claimOf(ports, storeId, provider, notification).catch((cause: unknown) => {
        // The key to check it with could not be had: the provider delivers it again.
        throw cause instanceof ApiError ? cause : new ApiError('unavailable', { cause });
      });
      if (genuine === null) {
        ports.logger.warn({ storeId, provider }, 'a payment notification that is not genuine');
        throw new ApiError('forbidden');
      }
      await keep(ports, storeId, genuine, notification.body);
      return { status: 200 };
    },
  };
}

interface Genuine {
  channel: Channel;
  claim: Claim;
}

/** The claim, and the channel whose secrets vouch for it. Another store's secrets are not even read. */
async function claimOf(
  ports: ApiPorts,
  storeId: number,
  provider: Provider,
  notification: RawNotification,
): Promise<Genuine | null> {
  const channel = await ports.database.read(storeId, (sql) => channelAt(ports, sql, storeId, provider));
  if (channel === null) return null;
  const publicKeyAt = ports.payments?.publicKeyAt ?? (async () => null);
  const claim = await adapterOf(provider).verify(notification, channel.account, publicKeyAt);
  return claim === null ? null : { channel, claim };
}

/** Into the inbox, with a job. A delivery that came before changes nothing. */
async function keep(
  { database, clock }: ApiPorts,
  storeId: number,
  { channel, claim }: Genuine,
  body: Uint8Array,
): Promise<void> {
  await database.write(storeId, async (tx) => {
    const now = clock.now();
    const kept = await tx.sql
      .insertInto('payment_notifications')
      .values({
        store_id: storeId,
        provider: channel.provider,
        event_id: claim.eventId,
        channel_id: channel.id,
        attempt_id: claim.attemptId,
        reference: claim.reference,
        claimed_state: claim.state,
        body: withoutNul(new TextDecoder().decode(body)),
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['store_id', 'provider', 'event_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (kept !== undefined) await enqueueSettle(tx, kept.id, now);
  });
}

/** PostgreSQL stores every character but this one. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}
