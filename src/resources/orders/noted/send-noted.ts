import {
  arrived,
  isUnclear,
  leaving,
  refused,
  sendsItself,
  type ArrivedOrder,
} from '../../../../domain/orders/noted-order.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { failureOf } from '../../../ui/form/useWrite.ts';
import { changeNoted } from './change-noted.ts';
import type { Noted, NotedOrders } from './noted-orders.ts';

interface Sending {
  noted: NotedOrders;
  create: AppDataProvider['createManualOrder'];
  /** The store has it, and this tab has taken its note away. */
  onSent: (order: Order, noted: Noted) => void;
}

const LOCK = 'tendero-noted-orders';

/**
 * Sends what waits, one after another, until one gets no clear answer.
 * @returns whether each got one. Of two tabs one sends; where a browser cannot say so, the request id does.
 */
export async function sendNoted(sending: Sending): Promise<boolean> {
  // Plain HTTP outside this machine has no locks.
  if (!('locks' in navigator)) return sendAll(sending);
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) =>
    lock === null ? true : sendAll(sending),
  );
}

async function sendAll(sending: Sending): Promise<boolean> {
  const { noted } = sending;
  try {
    for (const { id } of await noted.read()) {
      const order = noted.current().orders.find((one) => one.id === id);
      if (order === undefined || noted.isHeld(id) || !sendsItself(order, Date.now())) continue;
      noted.setSending(id);
      if (!(await sendOne(sending, id))) return false;
    }
    return true;
  } finally {
    noted.setSending(null);
  }
}

/** @returns whether the answer was clear */
async function sendOne({ noted, create, onSent }: Sending, id: string): Promise<boolean> {
  let order: Noted | undefined;
  // Stored before the call leaves: the next start knows that it may have arrived.
  await changeNoted(noted, id, (one) => (order = leaving(one, Date.now())));
  if (order === undefined) return true;
  const { body } = order;
  try {
    const made = await create(body, id);
    const last = { whole: false };
    const here = await changeNoted(noted, id, (one) => {
      const rest = arrived(one, body, arrivedOf(made));
      last.whole = rest === null;
      return rest;
    });
    if (here && last.whole) onSent(made, order);
    return true;
  } catch (error) {
    const failure = failureOf(error);
    if (isUnclear(failure.code) || isSessionOver(failure.code)) return false;
    if (failure.code !== 'request_id_reused') {
      await changeNoted(noted, id, (one) => refused(one, body, failure));
      return true;
    }
    return findArrived({ noted, create, onSent }, order);
  }
}

/** The store has an earlier state of the order: the body of that state gets the answer of then, and makes nothing new. */
async function findArrived({ noted, create }: Sending, { id, body, sent }: Noted): Promise<boolean> {
  for (const earlier of sent) {
    try {
      const made = await create(earlier, id);
      await changeNoted(noted, id, (one) => arrived(one, earlier, arrivedOf(made)));
      return true;
    } catch (error) {
      const { code } = failureOf(error);
      if (isUnclear(code) || isSessionOver(code)) return false;
    }
  }
  await changeNoted(noted, id, (one) => refused(one, body, { code: 'request_id_reused', fields: {} }));
  return true;
}

function arrivedOf({ id, sequence }: Order): ArrivedOrder {
  return { id, sequence: sequence ?? null };
}

/** The box about the session says so, and the orders wait for the next one. */
function isSessionOver(code: string): boolean {
  return code === 'missing_jwt' || code === 'invalid_jwt' || code === 'identity_mismatch';
}
