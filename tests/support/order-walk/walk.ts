import { jobsOf } from '../jobs.ts';
import { PAYMENT_WAYS } from '../../../domain/orders/order-payments.ts';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import type { Order } from '../../api/orders/shop.ts';
import type { PaymentsWorld } from '../../api/payments/payments-world.ts';
import { walkCalls, type Answered } from './calls.ts';
import { openCatalog } from './catalog.ts';
import { charge, PROVIDER, type Charged } from './charge.ts';
import { openClients } from './clients.ts';
import { bringFile } from './files.ts';
import { attachProof } from './proof.ts';
import type { Step } from './steps.ts';

export interface Walk {
  answered: Answered[];
  /** Does the steps, shared out to so many clients at once. */
  go(steps: readonly Step[], count: number): Promise<void>;
}

const REOPENED = 1;
const CANCELLED = 3;
const PAID = 4;

/** Clients that work on the same orders at once, through the calls of the API. */
export async function orderWalk(world: PaymentsWorld): Promise<Walk> {
  const { shop } = world;
  const { owner, base } = shop;
  const orders: Order[] = [];
  const undos: string[] = [];
  const proofs: string[] = [];
  const charges: Charged[] = [];
  const received: string[] = [];
  const work = jobsOf(shop, ['imports.run', 'imports.undo', 'imports.mail', 'files.remove']);
  let edits = 0;

  const calls = walkCalls(owner);
  const { answered, send, call } = calls;
  const catalog = await openCatalog(shop, calls);
  const clients = await openClients(shop, calls);

  async function create(step: Step): Promise<void> {
    const lines = catalog.linesOf(step);
    // Half of them are for a client of the shop.
    const client = step.at % 2 === 0 ? clients.of(step) : undefined;
    const late = catalog.isLate(lines) || (client !== undefined && clients.isLate(client));
    const body = shop.orderBody(lines, {
      ...(client !== undefined && { customer_id: client }),
      order_status_id: step.at % 3 === 0 ? PAID : REOPENED,
      shipping_cost: (step.at % 5) * 1_000,
    });
    const made = await send<Order>('create', step, 'post', `${base}/orders`, body, { late });
    if (made.status === 201) orders.push(made.body);
  }

  /** The lines of half of the edits are new ones; the others keep the first line under its id. */
  async function edit(step: Step, order: Order): Promise<void> {
    const [first, ...others] = catalog.linesOf(step);
    const id = order.order_details[0]?.id;
    const lines = step.at % 2 === 0 || id === undefined ? [first, ...others] : [{ ...first, id }, ...others];
    edits += 1;
    const changed = await send<Order>('edit', step, 'patch', `${base}/orders/${order.id}`, {
      order_details: lines,
      comments: `Edición ${edits}`,
    });
    if (changed.status === 200) order.order_details = changed.body.order_details;
  }

  async function refund(step: Step, order: Order): Promise<void> {
    const lines = order.order_details.slice(0, 1).map(({ id }) => ({ id, quantity: 1 }));
    await send('refund', step, 'post', `${base}/orders/${order.id}/refunds`, {
      amount: step.units * 500,
      reason: 'damaged',
      lines,
      restock: step.at % 2 === 0,
    });
  }

  /** As somebody does who read the order before the other clients changed it. */
  async function collect(step: Step, { id }: Order): Promise<void> {
    const { body } = await owner.get<Order & { paid: number }>(`${base}/orders/${id}`);
    await send('collect', step, 'put', `${base}/orders/${id}/paid`, { paid: body.total, was: body.paid });
  }

  /** A part of what the order owed when it was read, or all of it. */
  async function receive(step: Step, { id }: Order): Promise<void> {
    const { body } = await owner.get<Order & { owed: number }>(`${base}/orders/${id}`);
    const amount = step.at % 3 === 0 ? body.owed : Math.ceil(body.owed / (step.units + 1));
    const way = PAYMENT_WAYS[step.at % PAYMENT_WAYS.length];
    const made = await send<{ payment_id: number }>(
      'receive',
      step,
      'post',
      `${base}/orders/${id}/payments`,
      {
        way,
        amount: Math.max(1, amount),
      },
    );
    if (made.status === 201) received.push(`${base}/orders/${id}/payments/${made.body.payment_id}/void`);
  }

  /** One of the latest payments, perhaps voided already, or with its order over by now. */
  async function takeBack(step: Step): Promise<void> {
    const payment = received.slice(-6)[step.at % 6];
    if (payment !== undefined) await send('void', step, 'post', payment, undefined);
  }

  async function remove(step: Step, order: Order): Promise<void> {
    const { status, body } = await send<{ undo?: { id: number } | null }>(
      'delete',
      step,
      'delete',
      `${base}/orders`,
      {
        ids: [order.id],
      },
    );
    if (status === 200 && body.undo != null) undos.push(`${base}/orders/deletions/${body.undo.id}/undo`);
  }

  async function attach(step: Step, { id }: Order): Promise<void> {
    const path = `${base}/orders/${id}`;
    const { status, body } = await call('attach', step, (requestId) => attachProof(owner, path, requestId));
    if (status === 201) proofs.push(`${path}/proofs/${body.id}`);
  }

  async function detach(step: Step): Promise<void> {
    const proof = proofs.pop();
    if (proof === undefined) return;
    await send('detach', step, 'delete', proof, undefined);
    await work();
  }

  /** Counts the chosen shelves anew. */
  async function countByFile(step: Step): Promise<void> {
    const quantity = String(20 + step.units * 10);
    const cells = catalog.skusOf(step).map((sku) => ({ sku, quantity }));
    await bringFile(calls, base, 'import', step, 'inventory', cells);
    await work();
  }

  /** Other prices for the chosen products, and a product that is new. */
  async function priceByFile(step: Step): Promise<void> {
    const price = String(2_000 + step.units * 100);
    const known = catalog.skusOf(step).map((sku) => ({ sku, price }));
    const cells = [
      ...known,
      { name: `Nueva ${step.at}`, sku: `NUEVA-${step.at}`, price, quantity_available: '9' },
    ];
    await bringFile(calls, base, 'import products', step, 'products', cells);
    await work();
  }

  /**
   * A link is paid once more, perhaps after its order was cancelled. Or the provider gives a payment back, whole or in
   * part; or the buyer's bank takes it back, and the store wins it again.
   */
  async function afterwards(step: Step): Promise<void> {
    const charged = charges[step.at % Math.max(1, charges.length)];
    if (charged === undefined) return;
    const { id, cents } = charged.payment;
    const { books } = world.gateway;
    const ends = {
      'pay late': () => charged.pay('approved'),
      'provider refund': () =>
        step.units === 1
          ? books.change(id, 'refunded')
          : books.change(id, 'approved', Math.round((cents * step.units) / 500) * 100),
      dispute: () => books.change(id, step.units > 2 ? 'reinstated' : 'charged_back'),
    };
    const payment = ends[step.act === 'dispute' || step.act === 'pay late' ? step.act : 'provider refund']();
    await call(step.act, { ...step, repeated: false }, async () => ({
      status: await world.report(payment),
      headers: new Headers(),
      body: null,
    }));
    await world.work();
  }

  async function take(step: Step): Promise<void> {
    if (step.act === 'create') return create(step);
    if (step.act === 'import') return countByFile(step);
    if (step.act === 'import products') return priceByFile(step);
    if (step.act === 'delete product') return catalog.deleteProduct(step);
    if (step.act === 'change variants') return catalog.changeVariants(step);
    if (step.act === 'delete client') return clients.remove(step);
    if (step.act === 'detach') return detach(step);
    if (step.act === 'void') return takeBack(step);
    if (step.act === 'pay late' || step.act === 'provider refund' || step.act === 'dispute')
      return afterwards(step);
    if (step.act === 'undo') {
      const undo = undos.pop();
      if (undo !== undefined) await send('undo', step, 'post', undo, undefined);
      return;
    }
    // Half of the steps meet at the newest orders, where the clients get in each other's way.
    const near = step.at % 2 === 0 ? orders.slice(-10) : orders;
    const order = near[step.at % Math.max(1, near.length)];
    if (order === undefined) return;
    if (step.act === 'edit') return edit(step, order);
    if (step.act === 'refund') return refund(step, order);
    if (step.act === 'collect') return collect(step, order);
    if (step.act === 'receive') return receive(step, order);
    if (step.act === 'charge') {
      const charged = await charge(world, step, order, () =>
        send('charge', { ...step, repeated: false }, 'post', `${base}/orders/${order.id}/payment-link`, {
          payment_channel_id: CHANNEL_IDS[PROVIDER],
        }),
      );
      if (charged !== null) charges.push(charged);
      return;
    }
    if (step.act === 'delete') return remove(step, order);
    if (step.act === 'attach') return attach(step, order);
    const status = { pay: PAID, cancel: CANCELLED, reopen: REOPENED }[step.act];
    await send(step.act, step, 'post', `${base}/orders/${order.id}/status/${status}/type/1`, undefined);
  }

  return {
    answered,
    go: async (steps, count) => {
      const left = steps.values();
      const walker = async (): Promise<void> => {
        for (const step of left) await take(step);
      };
      await Promise.all(Array.from({ length: count }, walker));
    },
  };
}
