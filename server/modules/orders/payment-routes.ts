import {
  afterVoid,
  endedBy,
  ONLINE_WAY,
  ORDER_PAYMENT,
  PAYMENT_BODY,
  PAYMENT_WAYS,
  WAY_COUNTS,
  type NewPayment,
  type OrderPayment,
  type WayCounts,
} from '../../../domain/orders/order-payments.ts';
import { amountDue, paidOf, statusWithPayments } from '../../../domain/orders/refunds.ts';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import { isProvider } from '../../../domain/payments/provider.ts';
import { readTransferTexts, TRANSFER_WAYS } from '../../../domain/payments/transfer-texts.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { MemberWrite, WriteContext } from '../../context.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError, invalid } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { Answer, StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import type { Stored } from '../../resources/record-types.ts';
import { component } from '../../resources/routes/describe.ts';
import { applyUpdate, lockRecord, recordAudit, writeOnce } from '../../resources/service.ts';
import { withFields } from '../../resources/typed-records.ts';
import { findPeople } from '../audit/module.ts';
import { branchWithinReach, orderAnswer } from './order-answer.ts';
import { enterPayment, voidPayments } from './payment-rows.ts';
import { approveProof } from './proof-routes.ts';

const DECIDES = { permission: 'orders.mark_paid' } as const;
const ORDER = { description: 'The order after it', schema: component('Orders') };

const RECEIVED: JsonSchema = {
  type: 'object',
  properties: { payment_id: { type: 'integer', minimum: 1 }, order: component('Orders') },
  required: ['payment_id', 'order'],
  additionalProperties: false,
};

/** `GET /orders/{id}/payments`: all payments of an order, the first one first, voided ones too. */
const listPayments: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/orders/{id}/payments',
  operationId: 'listOrderPayments',
  summary: 'What the store received for an order: how much, how, when, and who wrote it down',
  access: { permission: 'orders.read' },
  answers: { 200: { description: 'All of them', schema: { type: 'array', items: ORDER_PAYMENT } } },
  async handle({ ports, storeId, params, access }) {
    const orderId = pathId(params, 'id');
    return ports.database.read(storeId, async (sql) => {
      await branchWithinReach(sql, storeId, access, orderId);
      const rows = await sql
        .selectFrom('order_payments')
        .select(['id', 'at', 'way', 'provider', 'amount', 'user_id', 'proof_id', 'voided_at', 'voided_by'])
        .where('store_id', '=', storeId)
        .where('order_id', '=', orderId)
        .orderBy('id')
        .execute();
      const people = await findPeople(
        sql,
        storeId,
        rows.flatMap(({ user_id, voided_by }) => [user_id ?? [], voided_by ?? []].flat()),
      );
      const body = rows.map(({ user_id, ...row }): OrderPayment => ({
        ...row,
        at: row.at.toISOString(),
        provider: row.provider !== null && isProvider(row.provider) ? row.provider : null,
        user: people.get(user_id ?? 0)?.name ?? null,
        voided_at: row.voided_at?.toISOString() ?? null,
        voided_by: people.get(row.voided_by ?? 0)?.name ?? null,
      }));
      return { status: 200, body };
    });
  },
};

/**
 * `POST /orders/{id}/payments`: money that came. The order is locked first, so that two phones never write down more than
 * it lacks. Its status follows: with the whole total it is paid.
 */
const addPayment = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/orders/{id}/payments',
  operationId: 'addOrderPayment',
  summary: 'Write down a payment of an order, whole or in part, with the way it came',
  access: DECIDES,
  body: PAYMENT_BODY,
  refusals: ['changed_since'],
  answers: {
    201: { description: 'The payment, and the order after it', schema: RECEIVED },
    409: { description: 'It owes another amount by now: `changed_since`' },
    422: { description: 'More than what the order owes' },
  },
  handle: (context) => {
    const orderId = pathId(context.params, 'id');
    return writeOnce(context, (write) => receive(write, orderId, context.body));
  },
});

async function receive(
  write: MemberWrite,
  orderId: number,
  { way, amount: asked, owed, proof_id }: NewPayment,
): Promise<Answer> {
  const order = await lockRecord(write, 'orders', orderId);
  const due = amountDue(order);
  if (owed !== undefined && owed !== due) throw new ApiError('changed_since');
  if (due === 0) throw invalid({ amount: { key: 'nothing_to_pay' } });
  const amount = asked ?? due;
  if (amount > due) throw invalid({ amount: { key: 'maximum', args: { limit: due } } });
  if (proof_id !== undefined) await approveProof(write, order, proof_id);
  const money = { ...order, paid: paidOf(order) + amount };
  const after = withFields(order, { paid: money.paid, order_status_id: statusWithPayments(money) });
  const entered = { amount, way, ended: endedBy(order, after), proof_id: proof_id ?? null };
  const payment_id = await enterPayment(write, order.id, entered);
  await logPayment(write, order.id, { way, amount }, 'received');
  const answer = await orderAnswer(write, await applyUpdate(write, 'orders', order, after, 'balance'), 201);
  return { ...answer, body: { payment_id, order: answer.body } };
}

/** The log entry of a payment; what the order owes by it is an entry of the order. */
async function logPayment(
  write: WriteContext,
  orderId: number,
  { way, amount }: Pick<OrderPayment, 'way' | 'amount'>,
  what: 'received' | 'voided',
): Promise<void> {
  const said = <Value>(value: Value): [unknown, unknown] =>
    what === 'received' ? [null, value] : [value, null];
  const changes = { payment_way: said(way), payment_amount: said(amount) };
  await recordAudit(write, [{ action: 'payment', resource: 'orders', recordId: orderId, changes }]);
}

/** `POST /orders/{id}/payments/{paymentId}/void`: money that was written down by mistake. What a provider has confirmed stays. */
const voidPayment: StoreRoute = {
  method: 'POST',
  path: '/stores/{storeId}/orders/{id}/payments/{paymentId}/void',
  operationId: 'voidOrderPayment',
  summary: 'Void a payment of an order that was written down by mistake',
  access: DECIDES,
  refusals: ['changed_since'],
  answers: {
    200: ORDER,
    409: { description: 'It is voided already, or went back in part: `changed_since`' },
    422: { description: 'A provider has confirmed it' },
  },
  handle: (context) => {
    const [orderId, paymentId] = [pathId(context.params, 'id'), pathId(context.params, 'paymentId')];
    return writeOnce(context, async (write) => {
      const order = await lockRecord(write, 'orders', orderId);
      const row = await paymentOf(write, orderId, paymentId);
      if (row.way === ONLINE_WAY) throw invalid({ paymentId: { key: 'payment_confirmed' } });
      const { paid, order_status_id: status } = afterVoid(order, row);
      // Money that went back came first.
      if (row.voided_at !== null || paid < (order.refunded ?? 0)) throw new ApiError('changed_since');
      await voidPayments(write, [paymentId]);
      await logPayment(write, orderId, row, 'voided');
      const after: Stored<'orders'> = withFields(order, { paid, order_status_id: status });
      return orderAnswer(write, await applyUpdate(write, 'orders', order, after, 'balance'));
    });
  },
};

async function paymentOf({ tx, storeId }: WriteContext, orderId: number, id: number) {
  const row = await tx.sql
    .selectFrom('order_payments')
    .select(['way', 'amount', 'ended', 'voided_at'])
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found');
  return row;
}

/** What a store's habits are taken from. */
const LATELY = 90 * 24 * 60 * 60 * 1000;

/** The ways whose account buyers read in the store's messages. */
async function toldWays(sql: Sql, storeId: number): Promise<ReadonlySet<OrderPayment['way']>> {
  const channels = await sql
    .selectFrom('payment_channels_store')
    .select('extra_parameters')
    .where('store_id', '=', storeId)
    .where('payment_channel_id', '=', CHANNEL_IDS.manual)
    .where('active', '=', 1)
    .execute();
  const texts = channels.map((channel) => readTransferTexts(channel.extra_parameters));
  return new Set(TRANSFER_WAYS.filter((way) => texts.some((one) => (one?.[way] ?? '') !== '')));
}

/** `GET /payment-ways`: the ways that members write down, in the store's own order. */
const listWays: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/payment-ways',
  operationId: 'listPaymentWays',
  summary:
    'The ways in which the store is paid by hand: those of the last 90 days, then those it tells buyers',
  access: { permission: 'orders.read' },
  answers: {
    200: {
      description: 'All ways, the most used first, then those whose account buyers are told',
      schema: WAY_COUNTS,
    },
  },
  async handle({ ports, storeId, now }) {
    return ports.database.readReplica(storeId, async (sql) => {
      const rows = await sql
        .selectFrom('order_payments')
        .select(['way', ({ fn }) => fn.countAll<number>().as('n')])
        .where('store_id', '=', storeId)
        .where('at', '>=', new Date(now.getTime() - LATELY))
        .where('voided_at', 'is', null)
        .where('expires_at', 'is', null)
        .groupBy('way')
        .execute();
      const used = new Map(rows.map(({ way, n }) => [way, n]));
      const count = (way: OrderPayment['way']) => (way === 'other' ? 0 : (used.get(way) ?? 0));
      const told = await toldWays(sql, storeId);
      const body: WayCounts = [...PAYMENT_WAYS]
        .sort((a, b) => count(b) - count(a) || Number(told.has(b)) - Number(told.has(a)))
        .map((way) => ({ way, n: used.get(way) ?? 0 }));
      return { status: 200, body };
    });
  },
};

export const paymentRoutes: StoreRoute[] = [listPayments, addPayment, voidPayment, listWays];
