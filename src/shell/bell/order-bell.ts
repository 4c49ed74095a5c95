import { currentSession } from '../../authProvider/session-store.ts';
import type { LiveEvent } from '../../dataProvider/live.ts';
import { pathOf } from '../../schema/paths.ts';
import { ordersMuted } from './orders-muted.ts';
import { ring, unlock, type Tune } from './ring.ts';

/** Events of one kind within this time ring once. Milliseconds. */
const PAUSE = 3_000;

const TUNES = new Map<string, Tune>([
  ['orders.created', 'order'],
  ['orders.paid', 'paid'],
]);

const rang = new Map<Tune, number>();

/**
 * Rings for a new order, and otherwise for a payment. It stays silent when muted, on the page that creates orders, and
 * for what this member has marked as paid. Rejects when the browser plays no sound.
 */
export async function ringFor({ type, data }: LiveEvent): Promise<void> {
  const tune = TUNES.get(type);
  if (tune === undefined || ordersMuted()) return;
  const now = Date.now();
  const ours =
    location.pathname === pathOf('orders', 'create') || data?.['by'] === currentSession()?.user.user_id;
  if (ours || now - (rang.get(tune) ?? 0) < PAUSE) return;
  rang.set(tune, now);
  await ring(tune);
}

/** Lets the page sound, after a touch. @returns whether it may sound from now on; a muted page need not */
export async function unlockBell(): Promise<boolean> {
  return !ordersMuted() && (await unlock());
}
