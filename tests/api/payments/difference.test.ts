import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import { lineOf, type Failure, type Order } from '../orders/shop.ts';
import { openPayments, type Link, type PaymentsWorld } from './payments-world.ts';

type Money = Order & { paid: number; to_collect: number };

describe('[ORD-09] a link for the difference of a paid order', () => {
  let world: PaymentsWorld;
  let order: Order;
  let first: Link;
  const path = () => `${world.shop.base}/orders/${order.id}`;
  const find = async () => (await world.shop.owner.get<Money>(path())).body;
  const setLines = async (price: number) => {
    const product = await world.shop.product({ price });
    const edit = { order_details: [{ ...lineOf(product), price }] };
    expect((await world.shop.owner.patch(path(), edit)).status).toBe(200);
  };
  const open = async ({ url }: Link) => {
    const answer = await world.shop.api.fetch(
      new Request(url.replace(/^https?:\/\/[^/]+/, 'http://localhost:4000')),
    );
    return answer.status === 303 ? 'checkout' : /<p>(.*?)<\/p>/.exec(await answer.text())?.[1];
  };
  /** The buyer pays the link, and the provider reports it. */
  const pay = async (link: Link, pesos: number) => {
    await world.report(world.pay('wompi', link, order, { cents: pesos * 100 }));
    await world.work();
  };
  const alarms = async () =>
    (await world.inbox()).map(({ reason }) => reason).filter((reason) => reason !== null);

  beforeAll(async () => {
    world = await openPayments();
  }, 120_000);
  afterAll(() => world.close());

  /** An order of 24.900 that a buyer has paid online, and an edit has made worth 60.000. */
  beforeEach(async () => {
    world.shop.clock.advance(60_000);
    order = await world.order('wompi');
    first = await world.link('wompi', order);
    await pay(first, 24_900);
    await setLines(60_000);
  });

  test('asks for the difference alone, and its payment leaves nothing to collect', async () => {
    expect(await find()).toMatchObject({ paid: 24_900, to_collect: 1, order_status_id: ORDER_STATUS.paid });
    const link = await world.link('wompi', order);
    expect(await open(link)).toBe('checkout');
    await pay(link, 35_100);
    expect(await find()).toMatchObject({ paid: 60_000, to_collect: 0, order_status_id: ORDER_STATUS.paid });
    expect(await open(link)).toContain('ya está pagado');
    const again = await world.shop.owner.post<Failure>(`${path()}/payment-link`, {});
    expect(again.body.errors).toEqual({ id: { key: 'nothing_to_pay' } });
  });

  test('reported many times, it counts once', async () => {
    const link = await world.link('wompi', order);
    const payment = world.pay('wompi', link, order, { cents: 3_510_000 });
    await Promise.all(Array.from({ length: 10 }, () => world.report(payment)));
    await Promise.all([world.work(), world.work()]);
    await setLines(95_100);
    await world.report(payment);
    await world.work();
    expect(await find()).toMatchObject({ paid: 60_000, to_collect: 1, total: 95_100 });
  });

  test('the link of before leads nobody to pay again', async () => {
    expect(await open(first)).toContain('venció');
  });

  test('an order that is worth another amount by now keeps its link from being paid; a payment is an alarm', async () => {
    const link = await world.link('wompi', order);
    await setLines(70_000);
    expect(await open(link)).toContain('venció');
    const before = (await alarms()).length;
    await pay(link, 35_100);
    expect(await find()).toMatchObject({ paid: 24_900, to_collect: 1 });
    expect((await alarms()).slice(before)).toEqual(['order_changed']);
  });

  test('a payment of the whole that is reported late is not taken for the difference', async () => {
    await setLines(49_800);
    expect(await open(first)).toContain('venció');
    await world.report(world.pay('wompi', first, order, { cents: 2_490_000 }));
    await world.work();
    expect(await find()).toMatchObject({ paid: 24_900, to_collect: 1 });
    expect((await alarms()).at(-1)).toBe('order_changed');
  });

  test('a payment above what is missing is written down whole, so that what is too much can go back', async () => {
    const before = (await alarms()).length;
    await setLines(30_000);
    await world.report(world.pay('wompi', first, order, { cents: 2_490_000 }));
    await world.work();
    expect(await find()).toMatchObject({ paid: 49_800, total: 30_000, to_collect: 0 });
    expect((await alarms()).slice(before)).toEqual(['paid_twice']);
    const back = { amount: 19_800, reason: 'other' };
    expect(await world.shop.owner.post(`${path()}/refunds`, back)).toMatchObject({
      status: 201,
      body: { refunded: 19_800, order_status_id: ORDER_STATUS.paid },
    });
  });

  test('so is the difference of before an edit that made the order cheaper again', async () => {
    const link = await world.link('wompi', order);
    await setLines(30_000);
    const before = (await alarms()).length;
    await pay(link, 35_100);
    expect(await find()).toMatchObject({ paid: 60_000, total: 30_000, to_collect: 0 });
    expect((await alarms()).slice(before)).toEqual(['paid_twice']);
  });

  test('one that was declined changes nothing, and the next one counts', async () => {
    const link = await world.link('wompi', order);
    await world.report(world.pay('wompi', link, order, { cents: 3_510_000, state: 'declined' }));
    await world.work();
    expect(await find()).toMatchObject({ paid: 24_900, order_status_id: ORDER_STATUS.paid });
    expect(await open(link)).toBe('checkout');
    await pay(link, 35_100);
    expect((await find()).paid).toBe(60_000);
  });
});
