import type { SessionStore } from '../../authProvider/session-store.ts';
import type { LiveEvent } from '../../dataProvider/live.ts';
import { ordersMuted } from './orders-muted.ts';

/** Events of one kind within this time ring once. Milliseconds. */
const PAUSE = 3_000;

const TUNE_OF = new Map<string, Tune>([
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
      const tune = TUNE_OF.get(type);
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

export type Tune = 'order' | 'paid';

interface Note {
  /** Hertz. */
  pitch: number;
  /** Seconds after the first one. */
  at: number;
}

/** Audible over the noise of a shop, and short: an order rises by two notes, a payment falls back from the third. */
const TUNES: Readonly<Record<Tune, readonly Note[]>> = {
  order: [
    { pitch: 880, at: 0 },
    { pitch: 1174.66, at: 0.14 },
  ],
  paid: [
    { pitch: 1046.5, at: 0 },
    { pitch: 1567.98, at: 0.09 },
    { pitch: 1318.51, at: 0.18 },
  ],
};
const LENGTH = 0.32;
const LOUDNESS = 0.25;

/** Lets it sound. Browsers allow it only after a touch. @returns whether it may sound from now on */
export async function unlock(context: AudioContext): Promise<boolean> {
  if (context.state === 'suspended') await context.resume();
  return context.state === 'running';
}

/** Plays a tune once. */
export async function ring(context: AudioContext, tune: Tune): Promise<void> {
  await unlock(context);
  const { currentTime, destination } = context;
  for (const { pitch, at } of TUNES[tune]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = currentTime + at;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  }
}
