import type { Order } from '../../../../generated/orders/types.ts';
import { failureOf, type Failure } from '../../../ui/form/failure.ts';
import { isStoredOrder } from '../stored-order.ts';
import {
  chooseValue,
  fieldsSaved,
  fieldsToSend,
  orderArrives,
  typeFields,
  type QuickFields,
  type QuickSource,
  type Typing,
} from './typed-fields.ts';

/** Spec 2 §5: the fields save themselves a second after the last key. */
export const PAUSE_MS = 1000;
/** Between tries while no clear answer comes. */
const AGAIN_MS = 10_000;
/** Tries while other devices keep saving in between. */
const ATTEMPTS = 4;

export interface AutosaveState {
  typing: Typing;
  status: 'rest' | 'waiting' | 'saving' | 'saved' | 'offline' | 'failed';
  /** Why the last try failed. */
  failure: Failure | undefined;
}

interface AutosaveSettings {
  start: Typing;
  /** Sends a change under the version of `base`; rejects as the calls of `dataProvider/` do. */
  send: (fields: Partial<QuickFields>, base: Order) => Promise<Order>;
  /** Stores what is typed in the tab, after each key. */
  keep: (typing: Typing) => void;
  isOnline: () => boolean;
  /** Fields whose values cannot be sent. */
  wrong: (fields: Partial<QuickFields>) => readonly QuickSource[];
}

/**
 * Saves what is typed a second after the last key, one write at a time. It never takes a value back: what is typed while
 * a save is under way, or while another device saves, stays typed and is sent next.
 */
export function createAutosave({ start, send, keep, isOnline, wrong }: AutosaveSettings) {
  let state: AutosaveState = { typing: start, status: 'rest', failure: undefined };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay = false;
  const listeners = new Set<() => void>();

  const set = (next: Partial<AutosaveState>): void => {
    state = { ...state, ...next };
    if (next.typing !== undefined) keep(next.typing);
    for (const listener of listeners) listener();
  };
  const later = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  };

  /** Sends now what can be sent. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (underWay) return;
    underWay = true;
    try {
      for (let attempt = 1; attempt <= ATTEMPTS && (await sendOnce()); attempt += 1);
    } finally {
      underWay = false;
    }
    // The pause of what was typed meanwhile has passed.
    if (timer === undefined && state.status === 'waiting') void flush();
  }

  /** True when another device saved in between, and another try may succeed. */
  async function sendOnce(): Promise<boolean> {
    const fields = fieldsToSend(state.typing, wrong);
    if (Object.keys(fields).length === 0) {
      if (state.status !== 'saved') set({ status: 'rest' });
      return false;
    }
    if (!isOnline()) {
      set({ status: 'offline' });
      return false;
    }
    set({ typing: { ...state.typing, sent: fields }, status: 'saving', failure: undefined });
    try {
      const order = await send(fields, state.typing.base);
      const typing = fieldsSaved(state.typing, fields, order);
      const more = Object.keys(fieldsToSend(typing, wrong)).length > 0;
      set({ typing, status: more ? 'waiting' : 'saved' });
      return false;
    } catch (error) {
      return failed(failureOf(error));
    }
  }

  function failed(failure: Failure): boolean {
    if (failure.code === 'stale' && isStoredOrder(failure.current)) {
      set({ typing: orderArrives(state.typing, failure.current) });
      return true;
    }
    set({ status: failure.code === 'network' ? 'offline' : 'failed', failure });
    if (failure.again) later(AGAIN_MS);
    return false;
  }

  return {
    state: (): AutosaveState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    type(fields: Partial<QuickFields>): void {
      set({ typing: typeFields(state.typing, fields), failure: undefined, status: 'waiting' });
      later(PAUSE_MS);
    },
    arrive(order: Order): void {
      const typing = orderArrives(state.typing, order);
      if (typing !== state.typing) set({ typing });
    },
    choose(source: QuickSource, whose: 'mine' | 'theirs'): void {
      set({ typing: chooseValue(state.typing, source, whose) });
      void flush();
    },
    flush,
  };
}

export type Autosave = ReturnType<typeof createAutosave>;
