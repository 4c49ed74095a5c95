import { expect, test } from 'vitest';
import type { StatusStep } from '../../../domain/orders/statuses.ts';
import type { Order } from '../../../generated/orders/types.ts';
import { errorOfAnswer } from '../../../src/dataProvider/api-error.ts';
import { takeBack } from '../../../src/resources/orders/useOrderWrite.tsx';

const stored = (version: number, order_status_id: number) =>
  ({ id: 7, version, order_status_id, order_details: [] }) as unknown as Order;
const step: StatusStep = { type: 1, status: 4 };
const before: StatusStep = { type: 1, status: 1 };

/** A server on which the order has this version and status by now. */
function server(now: Order) {
  const written: [number, number][] = [];
  const set = async ({ status }: StatusStep, read: Order): Promise<Order> => {
    if (read.version !== now.version) throw errorOfAnswer(412, { code: 'stale', message: '', current: now });
    written.push([status, read.version]);
    return now;
  };
  return { set, written };
}

test('[ORD-10] the undo of a next step sets the status of before, on top of a comment that came between', async () => {
  for (const version of [2, 3]) {
    const { set, written } = server(stored(version, 4));
    await takeBack({ step, before, stored: stored(2, 4) }, set);
    expect(written).toEqual([[1, version]]);
  }
});

test('[ORD-10] a status that somebody set since stays', async () => {
  const { set, written } = server(stored(3, 5));
  await expect(takeBack({ step, before, stored: stored(2, 4) }, set)).rejects.toMatchObject({
    code: 'stale',
  });
  expect(written).toEqual([]);
});
