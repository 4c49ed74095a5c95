import type { ApiPorts } from '../../api-state.ts';
import type { Sql, StoreTx } from '../../db/database.ts';
import { channelAt } from './accounts.ts';
import { raiseAlarm } from './alarm.ts';
import { isKnown, keepFound, type FoundPayment } from './found-payments.ts';
import { lookAtAttempts, type Attempts } from './look-at-attempts.ts';
import { payableOrder } from './payable-order.ts';

/** Asks the providers for payments of open links that they have not reported. */
export function lookForPayments(ports: ApiPorts, signal: AbortSignal): Promise<void> {
  return lookAtAttempts(ports, linksOf(ports), signal);
}

type Link = Awaited<ReturnType<typeof dueLinks>>[number];

function dueLinks(sql: Sql, now: Date, most: number) {
  return sql
    .selectFrom('payment_attempts')
    .select(['store_id', 'id', 'reference', 'order_id', 'channel_id', 'provider', 'checkout', 'looks'])
    .where('next_look_at', '<=', now)
    .orderBy('next_look_at')
    .limit(most)
    .execute();
}

function linksOf(ports: ApiPorts): Attempts<Link, StoreTx> {
  const { database } = ports;
  return {
    table: 'payment_attempts',
    due: dueLinks,
    async accountFor({ store_id: storeId, order_id }, provider) {
      const { order, channel } = await database.read(storeId, async (sql) => ({
        order: await payableOrder(sql, storeId, order_id),
        channel: await channelAt(ports, sql, storeId, provider),
      }));
      return order === null || order.due === 0 || channel === null ? 'over' : channel.account;
    },
    write: ({ store_id }, work) => database.write(store_id, work),
    isKnown: (tx, { provider }, paymentId) => isKnown(tx, provider, paymentId),
    async keep(tx, link, paymentId, now) {
      await keepFound(tx, foundBy(link, paymentId), now);
    },
    async giveUp(tx, link, now) {
      const { order_id: orderId, provider } = link;
      const kept = await keepFound(tx, foundBy(link, link.reference), now, { settle: false });
      if (kept !== null) await raiseAlarm(ports, tx, { id: kept, provider }, { ...UNANSWERED, orderId });
    },
  };
}

const UNANSWERED = { state: 'unconfirmed', reason: 'unconfirmed' } as const;

function foundBy({ provider, reference, channel_id }: Link, attemptId: string): FoundPayment {
  return { provider, reference, channelId: channel_id, attemptId };
}
