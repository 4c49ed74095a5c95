import { sql } from 'kysely';
import { sameValue } from '../../../domain/changes/changes.ts';
import {
  amountDue,
  isToCollect,
  paidAfter,
  paidOf,
  statusWithPayments,
} from '../../../domain/orders/refunds.ts';
import { orderDateProblem } from '../../../domain/orders/manual-order-body.ts';
import { awaitsPayment, ORDER_STATUS, statusPermissions } from '../../../domain/orders/statuses.ts';
import { chosenDiscount, discountAmount, orderTotal, subtotal } from '../../../domain/orders/totals.ts';
import type { StoreTx } from '../../db/database.ts';
import { ApiError, invalid } from '../../errors.ts';
import type { Draft, Stored } from '../../resources/record-types.ts';
import { UNDO_PERIOD } from '../../resources/undo/undo-table.ts';
import { withFields, type ResourceHooks } from '../../resources/typed-records.ts';
import {
  customerSnapshot,
  findByPhone,
  findOrRegister,
  refreshPurchases,
  scheduleFrequencyJob,
} from '../customers/module.ts';
import { queueOrderNews } from '../push/module.ts';
import type { WriteContext } from '../../context.ts';
import { linesToStore } from './lines.ts';
import { followPaid, keptOnReopening } from './payment-rows.ts';
import { logProof } from './proof-routes.ts';
import {
  lockHeldProducts,
  lockOrderProducts,
  moveOrderStock,
  returnOrderStock,
  takeStockAgain,
  withHolding,
} from './stock.ts';

/**
 * Sets the order's registered customer, and the customer as they were when the order was made. One of them is enough.
 * A newly chosen `customer_id` is copied into `customer` unless the body has that too. A `customer` with a phone
 * number is found among the registered ones, or registered. The `id` in `customer` follows `customer_id`.
 * @throws ApiError `invalid` at `customer.id` for one that names another customer
 */
async function orderCustomer(
  write: WriteContext,
  { customer_id: id, customer: person }: Draft<'orders'>,
  before: Stored<'orders'> | null,
): Promise<Pick<Draft<'orders'>, 'customer_id' | 'customer'>> {
  requireFollowing(id, person, before);
  const idChanged = id !== (before?.customer_id ?? null);
  const personChanged = !sameValue(person, before?.customer);
  if (id !== null) {
    if (!idChanged) return { customer_id: id, customer: person === null ? null : { ...person, id } };
    await requireReading(write, id, personChanged ? person : null);
    const copied = personChanged && person !== null ? person : await customerSnapshot(write, id);
    // No such customer: the reference check that follows says so at the field.
    return { customer_id: id, customer: copied === null ? null : { ...copied, id } };
  }
  if (!personChanged || person === null) return { customer_id: null, customer: person };
  const registered = await findOrRegister(write, person);
  const { id: _, ...known } = person;
  return { customer_id: registered, customer: registered === null ? known : { ...known, id: registered } };
}

/** Who sets the id alone believes to have given the order to that customer: it would be dropped. */
function requireFollowing(
  customerId: number | null,
  person: Draft<'orders'>['customer'],
  before: Stored<'orders'> | null,
): void {
  const named = person?.id ?? null;
  // As it was read: of the customer until now, or of one who is gone.
  if (named === null || named === customerId || named === (before?.customer?.id ?? null)) return;
  throw invalid({ 'customer.id': { key: 'readOnly' } });
}

/**
 * A registered customer is copied into the order for members alone who may read customers. Others may give the order to
 * the one whose number they typed: it then shows what they typed, and nothing of the one that is registered.
 * @throws ApiError `forbidden` at `customer_id`, whether or not there is such a customer
 */
async function requireReading(
  { access, tx }: WriteContext,
  id: number,
  typed: Draft<'orders'>['customer'],
): Promise<void> {
  if (access.owner || access.permissions.has('customers.read')) return;
  if (typed !== null && (await findByPhone(tx, typed, id)) === id) return;
  throw new ApiError('forbidden', {
    errors: { customer_id: { key: 'forbidden', args: { permission: 'customers.read' } } },
  });
}

/** Marking paid and cancelling are permissions of their own, also on the way back. Throws `forbidden`. */
function requireStatusPermissions(
  { access }: WriteContext,
  record: Draft<'orders'>,
  before: Stored<'orders'> | null,
): void {
  if (access.owner) return;
  const missing = statusPermissions(before?.order_status_id, record.order_status_id).find(
    (permission) => !access.permissions.has(permission),
  );
  if (missing !== undefined)
    throw new ApiError('forbidden', {
      errors: { order_status_id: { key: 'forbidden', args: { permission: missing } } },
    });
}

/** Rows that stand beside an order without a key to it: an order that is deleted and returns finds them again. */

const TABLES = [
  'order_notes',
  'order_refunds',
  'order_payments',
  'payment_proofs',
  'order_form_answers',
] as const;

/** Of deleted orders: they go when these can no longer return. */
async function expireBesideOrders(write: WriteContext, orderIds: readonly number[]): Promise<void> {
  await setExpiry(write, orderIds, new Date(write.now.getTime() + UNDO_PERIOD));
}

/** Of an order that has returned: they stay. */
async function keepBesideOrder(write: WriteContext, orderId: number): Promise<void> {
  await setExpiry(write, [orderId], null);
}

async function setExpiry(
  { tx, storeId }: WriteContext,
  orderIds: readonly number[],
  expires: Date | null,
): Promise<void> {
  for (const table of TABLES)
    await tx.sql
      .updateTable(table)
      .set({ expires_at: expires })
      .where('store_id', '=', storeId)
      .where('order_id', 'in', [...orderIds])
      .execute();
}

/** What an order keeps of the person who bought. */
const OF_THE_BUYER = ['customer', 'shipping_information', 'comments'] as const;

/**
 * No order is given to a client whose data is erased. Those that they have learn nothing of a person again. States, lines
 * and amounts may change; so may the client, to the right one.
 * @param erased ids of such clients, read under their locks: an erasure at the same moment is seen
 * @throws ApiError `invalid` with `erased` at the field
 */
function requireNotOfErased(
  record: Stored<'orders'>,
  before: Stored<'orders'> | null,
  erased: readonly number[],
): void {
  if (record.customer_id === null || !erased.includes(record.customer_id)) return;
  if (record.customer_id !== before?.customer_id) throw invalid({ customer_id: { key: 'erased' } });
  const filled = OF_THE_BUYER.filter((source) => !sameValue(said(record[source]), said(before[source])));
  if (filled.length > 0)
    throw invalid(Object.fromEntries(filled.map((source) => [source, { key: 'erased' }])));
}

/** Without the id, which says of nobody who they are. */
function said(value: Stored<'orders'>[(typeof OF_THE_BUYER)[number]]): unknown {
  return typeof value === 'object' && value !== null ? { ...value, id: null } : value;
}

/**
 * Orders: prices and names of lines, totals, customer, number, stock. Locks are always taken in this order, so that
 * no two orders wait for each other: the order, its products by id, its customer's number, the store's sequence,
 * customers by id.
 */
export const orderHooks: ResourceHooks<'orders'> = {
  refusals: { writing: ['out_of_stock'] },

  async prepare(write, record, before) {
    requireStatusPermissions(write, record, before);
    requirePlausibleDate(write, record, before);
    const holding = withHolding(record, before);
    await lockOrderProducts(write, holding, before);
    const lines = sameValue(holding.order_details, before?.order_details)
      ? holding.order_details
      : await linesToStore(write, holding, before);
    const customer = await orderCustomer(write, record, before);
    const complete = withFields(
      { ...holding, ...customer, ...chosenDiscount(record, before) },
      { order_details: lines },
    );
    const priced = { ...complete, ...amounts(complete) };
    const paid = paidAfter(before, priced, await keptOnReopening(write, priced, before));
    const money = { ...priced, paid, order_status_id: statusWithPayments({ ...priced, paid }) };
    const began = before ?? (await beginOrder(write.tx));
    return withFields(priced, {
      paid,
      order_status_id: money.order_status_id,
      owed: amountDue(money),
      to_collect: isToCollect(money) ? 1 : 0,
      sequence: began.sequence,
      currency: began.currency,
    });
  },

  async written(write, record, before) {
    await moveOrderStock(write, record, before);
    await followPaid(write, record, before);
    await announce(write, record, before);
    await settleProofs(write, record, before);
    // The daily look at purchase frequencies begins with a store's first order, and then keeps itself going.
    if (before === null && record.sequence === 1) await scheduleFrequencyJob(write.tx, write.now);
    const erased = await refreshPurchases(
      write.tx,
      customersOf(before === null ? [record] : [record, before]),
      write.now,
    );
    requireNotOfErased(record, before, erased);
  },

  async locking(write, records) {
    await lockHeldProducts(write, records);
  },

  async restored(write, record) {
    await takeStockAgain(write, record);
    await keepBesideOrder(write, record.id);
    await refreshPurchases(write.tx, customersOf([record]), write.now);
  },

  async deleting(write, records) {
    await returnOrderStock(write, records);
    const going = records.map(({ id }) => id);
    await expireBesideOrders(write, going);
    await refreshPurchases(write.tx, customersOf(records), write.now, going);
  },
};

type Amounts = Pick<Draft<'orders'>, 'subtotal' | 'discount' | 'total' | 'items_count'>;

/**
 * Throws `invalid` when the order is worth more than a number can say exactly. A discount above the lines is refused
 * too.
 */
function amounts(record: Draft<'orders'>): Amounts {
  const lines = record.order_details.map(({ quantity = 0, price }) => ({ quantity, price }));
  try {
    const discount = discountAmount(lines, record);
    const sum = subtotal(lines);
    if (discount > sum) throw invalid({ discount: { key: 'above_subtotal', args: { subtotal: sum } } });
    return {
      subtotal: sum,
      discount,
      total: orderTotal(lines, record.shipping_cost ?? 0, discount),
      items_count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    };
  } catch (error) {
    if (error instanceof RangeError) throw invalid({ order_details: { key: 'safeNumber' } });
    throw error;
  }
}

function customersOf(records: readonly Stored<'orders'>[]): number[] {
  return records.flatMap(({ customer_id }) => customer_id ?? []);
}

/**
 * What a new order has for good: the next number of its store, from 1 and without gaps, and the currency of the store as
 * it is now (docs/decisions/0080). The row of the number stays locked until the transaction ends. So a write that fails
 * gives its number back, and the next write waits for it.
 */
async function beginOrder(tx: StoreTx): Promise<Pick<Stored<'orders'>, 'sequence' | 'currency'>> {
  const { rows } = await sql<{ sequence: number; currency: string }>`
    insert into sequences as s (store_id, name, value) values (${tx.storeId}, 'orders', 1)
    on conflict (store_id, name) do update set value = s.value + 1
    returning value as sequence, (select currency from stores where id = s.store_id) as currency`.execute(
    tx.sql,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The sequence gave no number');
  return row;
}

/**
 * `orders.paid` when money of a buyer arrives for an order. `by` is the member who set it: their own browser does not
 * ring. Devices whose panel is closed hear of new orders, and of money that no member has written down.
 */
async function announce(
  { tx, user }: WriteContext,
  order: Stored<'orders'>,
  before: Stored<'orders'> | null,
): Promise<void> {
  if (before === null) return queueOrderNews(tx, order.id, 'created', user.userId);
  const status = order.order_status_id;
  if (status !== ORDER_STATUS.paid && !awaitsPayment(status)) return;
  const becamePaid = status === ORDER_STATUS.paid && before.order_status_id !== status;
  if (!becamePaid && paidOf(order) <= paidOf(before)) return;
  const branch = order.user_store_id;
  tx.notify({
    type: 'orders.paid',
    id: order.id,
    ...(branch !== null && { branches: [branch] }),
    data: { by: user.userId },
  });
  if (user.userId === null) await queueOrderNews(tx, order.id, 'paid', null);
}

/**
 * Approves the proofs that wait when a member marks their order as paid by hand (decision 47): both say the same. An
 * approved one already says why the order is paid, and the others stay for a decision of their own.
 */
async function settleProofs(
  write: WriteContext,
  order: Stored<'orders'>,
  before: Stored<'orders'> | null,
): Promise<void> {
  const paid = order.order_status_id === ORDER_STATUS.paid;
  if (write.user.userId === null || before === null || !paid) return;
  if (before.order_status_id === ORDER_STATUS.paid) return;
  const ofOrder = write.tx.sql
    .selectFrom('payment_proofs')
    .select(['id', 'state'])
    .where('store_id', '=', write.tx.storeId)
    .where('order_id', '=', order.id);
  const proofs = await ofOrder.execute();
  const waiting = proofs.filter(({ state }) => state === 'waiting').map(({ id }) => id);
  if (waiting.length === 0 || proofs.some(({ state }) => state === 'approved')) return;
  await write.tx.sql
    .updateTable('payment_proofs')
    .set({ state: 'approved', decided_at: write.now, decided_by: write.user.userId })
    .where('store_id', '=', write.tx.storeId)
    .where('id', 'in', waiting)
    .execute();
  for (const _ of waiting) await logProof(write, order.id, order.user_store_id, ['waiting', 'approved']);
}

/** An order from before the rule keeps its date. Throws `invalid` at `date`. */
function requirePlausibleDate(
  { now }: WriteContext,
  { date }: Draft<'orders'>,
  before: Stored<'orders'> | null,
): void {
  if (!date || date === before?.date) return;
  const problem = orderDateProblem(date, now);
  if (problem !== null) throw invalid({ date: problem });
}
