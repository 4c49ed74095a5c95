import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { READY_ROLES } from '../../../domain/access/roles.ts';
import type { TimelineEntry } from '../../../domain/orders/timeline.ts';
import { LONGEST_REVIEW_NOTE } from '../../../domain/payments/notification-state.ts';
import { createRole } from '../../../server/modules/identity/members.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { hearEvents, type HeardEvents } from '../../support/events.ts';
import type { Order } from '../orders/shop.ts';
import { openPayments, type PaymentsWorld } from './payments-world.ts';

interface Doubtful {
  id: number;
  reviewed_at: string | null;
  review_note: string | null;
}

interface Logged {
  at: string;
  action: string;
  resource: string;
  record_id: number;
  user: string;
  changes: object;
}

let world: PaymentsWorld;
let events: HeardEvents;

beforeAll(async () => {
  world = await openPayments();
  events = hearEvents(world.shop, world.shop.storeId);
}, 120_000);
beforeEach(() => {
  // Notifications are limited by the minute.
  world.shop.clock.advance(60_000);
});
afterAll(() => world.close());

const at = (below: string) => `${world.shop.base}/payment-notifications${below}`;
const review = (id: number) => at(`/${id}/review`);

async function doubtful(): Promise<Doubtful[]> {
  return (await world.shop.owner.get<Doubtful[]>(at('?doubtful=true'))).body;
}

async function found(id: number): Promise<Doubtful | undefined> {
  return (await world.shop.owner.get<Doubtful[]>(at(''))).body.find((one) => one.id === id);
}

/** A payment of too little for an order, which is therefore doubted. */
async function doubted(): Promise<{ order: Order; id: number; attempt: string }> {
  const order = await world.order('wompi');
  const payment = world.pay('wompi', await world.link('wompi', order), order, { cents: 1_00 });
  await world.report(payment);
  await world.work();
  const [latest] = await doubtful();
  if (latest === undefined) throw new Error('Nothing is doubted');
  return { order, id: latest.id, attempt: payment.id };
}

async function eventsOf(order: Order): Promise<string[][]> {
  const { body } = await world.shop.owner.get<TimelineEntry[]>(
    `${world.shop.base}/orders/${order.id}/timeline`,
  );
  return body.map((entry) => [
    entry.user ?? '',
    ...entry.events.map(({ kind, ...said }) => [kind, ...Object.values(said)].join(' ')),
  ]);
}

async function log(): Promise<Logged[]> {
  return (await world.shop.owner.get<Logged[]>(`${world.shop.base}/audit?limit=3`)).body;
}

describe('[PAY-01] a payment that changed no order', () => {
  test('is marked as reviewed with a note: it waits no more, and timeline and log have who and when', async () => {
    const { order, id, attempt } = await doubted();
    await events.take();
    const answer = await world.shop.owner.put(review(id), { note: '  Pagó el resto en efectivo  ' });
    expect(answer.status).toBe(204);
    expect((await doubtful()).map((one) => one.id)).not.toContain(id);
    const [entry] = await eventsOf(order);
    expect(entry).toEqual([
      expect.stringMatching(/./),
      `payment_reviewed ${attempt}`,
      'payment_note Pagó el resto en efectivo',
    ]);
    const [logged] = await log();
    expect(await found(id)).toMatchObject({
      reviewed_at: logged?.at,
      review_note: 'Pagó el resto en efectivo',
    });
    expect(logged).toMatchObject({
      action: 'review',
      resource: 'orders',
      record_id: order.id,
      user: entry?.[0],
      changes: { payment_review: [null, attempt], payment_note: [null, 'Pagó el resto en efectivo'] },
    });
    expect((await events.take()).map(({ type, id: of }) => [type, of])).toEqual([
      ['payment-notifications.reviewed', id],
      ['orders.updated', order.id],
    ]);
    expect(await world.statusOf(order)).toBe(1);
  });

  test('waits again when the review is taken back', async () => {
    const { order, id, attempt } = await doubted();
    await world.shop.owner.put(review(id), {});
    await events.take();
    expect((await world.shop.owner.delete(review(id))).status).toBe(204);
    expect(await doubtful()).toContainEqual(expect.objectContaining({ id, reviewed_at: null }));
    expect((await eventsOf(order))[0]?.slice(1)).toEqual([`payment_unreviewed ${attempt}`]);
    expect((await log())[0]).toMatchObject({ action: 'unreview', record_id: order.id });
    expect((await events.take()).map(({ type }) => type)).toContain('payment-notifications.reviewed');
  });

  test('is reviewed once, by many at once too; the first note stays', async () => {
    const { order, id } = await doubted();
    const notes = Array.from({ length: 10 }, (_, number) => `Nota ${number}`);
    const answers = await Promise.all(notes.map((note) => world.shop.owner.put(review(id), { note })));
    expect(answers.map(({ status }) => status)).toEqual(notes.map(() => 204));
    const first = await found(id);
    expect(notes).toContain(first?.review_note);
    world.shop.clock.advance(1000);
    await world.shop.owner.put(review(id), { note: 'Otra' });
    expect(await found(id)).toEqual(first);
    const reviews = (await eventsOf(order)).flat().filter((said) => said.startsWith('payment_reviewed'));
    expect(reviews).toHaveLength(1);
    for (const _ of notes) await world.shop.owner.delete(review(id));
    const taken = (await eventsOf(order)).flat().filter((said) => said.startsWith('payment_unreviewed'));
    expect(taken).toHaveLength(1);
  });

  test('and belongs to no order is in the log by itself', async () => {
    await world.channel('wompi');
    const order = await world.order('wompi');
    const nobodys = {
      url: '',
      reference: 'tndaaaaaaaaaaaaaaaaaaaaaaaa-x',
      payment_channel_id: 0,
      expires_at: '',
    };
    const payment = world.pay('wompi', nobodys, order);
    await world.report(payment);
    await world.work();
    const [{ id } = { id: 0 }] = await doubtful();
    expect((await world.shop.owner.put(review(id), { note: null })).status).toBe(204);
    expect((await log())[0]).toMatchObject({
      action: 'review',
      resource: 'payment-notifications',
      record_id: id,
      changes: { payment_review: [null, payment.id] },
    });
  });

  test('is none that had its effect, of another store, or of nobody: 404', async () => {
    const order = await world.order('wompi');
    await world.report(world.pay('wompi', await world.link('wompi', order), order));
    await world.work();
    const settled = (await world.inbox()).at(-1)?.id ?? 0;
    const { id } = await doubted();
    const outsider = await signedIn(world.shop, 'outsider');
    const theirs = `/stores/${world.shop.otherStoreId}/payment-notifications/${id}/review`;
    const calls: Promise<{ status: number }>[] = [
      world.shop.owner.put(review(settled), {}),
      world.shop.owner.put(review(999_999), {}),
      outsider.put(theirs, {}),
      outsider.delete(theirs),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await found(id)).toMatchObject({ reviewed_at: null });
  });

  test('takes a note of bounded length, from members who may say of all branches that money has arrived', async () => {
    const { id } = await doubted();
    const long = await world.shop.owner.put<{ errors: object }>(review(id), {
      note: 'x'.repeat(LONGEST_REVIEW_NOTE + 1),
    });
    expect([long.status, Object.keys(long.body.errors)]).toEqual([422, ['note']]);
    const seller = await employee(['orders.read', 'payment-channels-store.read']);
    expect((await seller.put(review(id), {})).status).toBe(403);
    const packer = await employee(['orders.read', 'orders.write']);
    expect((await packer.put(review(id), {})).status).toBe(403);
    const inOne = await employee(['orders.read', 'orders.mark_paid'], [world.shop.branchId]);
    expect((await inOne.put(review(id), {})).status).toBe(403);
    const other = await employee([...READY_ROLES.accounting]);
    expect((await other.put(review(id), {})).status).toBe(204);
  });
});

let roles = 0;

async function employee(permissions: string[], branch_ids?: number[]): Promise<TestClient> {
  const { ports, storeId, people, database, clock } = world.shop;
  roles += 1;
  const name = `Rol ${roles}`;
  const role_id = await createRole(ports, storeId, {
    name,
    permissions,
    ...(branch_ids !== undefined && { branch_ids }),
  });
  await database.platformWrite((sql) =>
    sql.updateTable('memberships').set({ role_id }).where('user_id', '=', people.seller.userId).execute(),
  );
  // The session cache lasts a second.
  clock.advance(2000);
  return signedIn(world.shop, 'seller');
}
