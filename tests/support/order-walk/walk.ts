import type { TestAnswer } from '../client.ts';
import { jobsOf } from '../jobs.ts';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import { lineOf, type Order, type Product } from '../../api/orders/shop.ts';
import type { PaymentsWorld } from '../../api/payments/payments-world.ts';
import { charge, PROVIDER } from './charge.ts';
import { attachProof } from './proof.ts';
import type { Act, Step } from './steps.ts';

/** A write that was answered. Its request id stands in the log of changes when it was done. */
export interface Answered {
  act: Act;
  requestId: string;
  status: number;
  body: unknown;
}

export interface Walk {
  answered: Answered[];
  /** Does the steps, shared out to so many clients at once. */
  go(steps: readonly Step[], clients: number): Promise<void>;
}

export interface Shelf {
  product: Product;
  sku: string;
  /** The key of the variant; undefined on a product without variants. */
  key: string | undefined;
}

const REOPENED = 1;
const CANCELLED = 3;
const PAID = 4;
/** Asked again at most so often while the server says that it is busy. */
const PATIENCE = 50;

/** Clients that work on the same orders at once, through the calls of the API. */
export function orderWalk(world: PaymentsWorld, shelves: readonly Shelf[]): Walk {
  const { shop } = world;
  const { owner, base } = shop;
  const orders: Order[] = [];
  const undos: string[] = [];
  const proofs: string[] = [];
  const answered: Answered[] = [];
  const work = jobsOf(shop, ['imports.run', 'imports.undo', 'imports.mail', 'files.remove']);
  let edits = 0;

  type Method = 'post' | 'patch' | 'put' | 'delete';

  async function send<T>(
    act: Act,
    step: Step,
    method: Method,
    path: string,
    body: unknown,
  ): Promise<TestAnswer<T>> {
    return call(act, step, (requestId) =>
      owner[method]<T>(path, body, { headers: { 'x-request-id': requestId } }),
    );
  }

  async function call<T>(
    act: Act,
    { repeated }: Step,
    ask: (requestId: string) => Promise<TestAnswer<T>>,
  ): Promise<TestAnswer<T>> {
    const requestId = crypto.randomUUID();
    const once = async (): Promise<TestAnswer<T>> => {
      for (let tries = 1; ; tries += 1) {
        const answer = await ask(requestId);
        if (answer.status !== 503 || tries === PATIENCE) return answer;
      }
    };
    const answer = await once();
    // The second answer is the first one's, unless that was a refusal: nothing is kept of those.
    const last = repeated ? await once() : answer;
    answered.push({ act, requestId, status: last.status, body: last.body });
    return last;
  }

  const linesOf = (step: Step): Record<string, unknown>[] =>
    step.shelves.flatMap((at) => {
      const shelf = shelves[at % shelves.length];
      return shelf === undefined ? [] : [lineOf(shelf.product, step.units, shelf.key)];
    });

  async function create(step: Step): Promise<void> {
    const body = shop.orderBody(linesOf(step), {
      order_status_id: step.at % 3 === 0 ? PAID : REOPENED,
      shipping_cost: (step.at % 5) * 1_000,
    });
    const made = await send<Order>('create', step, 'post', `${base}/orders`, body);
    if (made.status === 201) orders.push(made.body);
  }

  /** The lines of half of the edits are new ones; the others keep the first line under its id. */
  async function edit(step: Step, order: Order): Promise<void> {
    const [first, ...others] = linesOf(step);
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

  async function bring(step: Step): Promise<void> {
    const cells = [...new Set(step.shelves)].flatMap((at) => {
      const shelf = shelves[at % shelves.length];
      return shelf === undefined ? [] : [{ sku: shelf.sku, quantity: String(20 + step.units * 10) }];
    });
    const records = cells.map((own, at) => ({ line: at + 2, lines: [{ line: at + 2, cells: own }] }));
    const once = { ...step, repeated: false };
    const opening = { target: 'inventory', file_name: 'existencias.csv', total: records.length };
    const opened = await send<{ id: number }>('import', once, 'post', `${base}/imports`, opening);
    if (opened.status !== 201) return;
    const path = `${base}/imports/${opened.body.id}`;
    await send('import', once, 'put', `${path}/records`, { records });
    await send('import', once, 'post', `${path}/start`, {});
    await work();
  }

  async function take(step: Step): Promise<void> {
    if (step.act === 'create') return create(step);
    if (step.act === 'import') return bring(step);
    if (step.act === 'detach') return detach(step);
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
    if (step.act === 'charge')
      return charge(world, step, order, () =>
        send('charge', { ...step, repeated: false }, 'post', `${base}/orders/${order.id}/payment-link`, {
          payment_channel_id: CHANNEL_IDS[PROVIDER],
        }),
      );
    if (step.act === 'delete') return remove(step, order);
    if (step.act === 'attach') return attach(step, order);
    const status = { pay: PAID, cancel: CANCELLED, reopen: REOPENED }[step.act];
    await send(step.act, step, 'post', `${base}/orders/${order.id}/status/${status}/type/1`, undefined);
  }

  return {
    answered,
    go: async (steps, clients) => {
      const left = steps.values();
      const client = async (): Promise<void> => {
        for (const step of left) await take(step);
      };
      await Promise.all(Array.from({ length: clients }, client));
    },
  };
}
