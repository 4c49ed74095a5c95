import type { SessionStore } from '../../authProvider/session-store.ts';
import type { LiveEvent } from '../../dataProvider/live.ts';
import { ordersMuted } from './orders-muted.ts';
import { ring, unlock, type Tune } from './ring.ts';

/** Events of one kind within this time ring once. Milliseconds. */
const PAUSE = 3_000;

const TUNES = new Map<string, Tune>([
  ['orders.created', 'order'],
  ['orders.paid', 'paid'],
]);

export interface OrderBell {
  /**
   * Rings for a new order, and otherwise for a payment. It stays silent when muted, and for what this member did.
   * Rejects when the browser plays no sound.
   */
  ringFor(event: LiveEvent): Promise<void>;
  /** Lets the page sound, after a touch. @returns whether it may sound from now on; a muted page need not */
  unlock(): Promise<boolean>;
}

export function createOrderBell(session: SessionStore): OrderBell {
  let made: AudioContext | undefined;
  const rang = new Map<Tune, number>();
  const context = (): AudioContext => (made ??= new AudioContext());

  return {
    async ringFor({ type, data }) {
      const tune = TUNES.get(type);
      if (tune === undefined || ordersMuted()) return;
      const now = Date.now();
      const by = data?.['by'];
      const ours = by !== undefined && by === session.current()?.user.user_id;
      if (ours || now - (rang.get(tune) ?? 0) < PAUSE) return;
      rang.set(tune, now);
      await ring(context(), tune);
    },
    unlock: async () => !ordersMuted() && (await unlock(context())),
  };
}
