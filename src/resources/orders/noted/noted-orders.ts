import { createContext, use, useSyncExternalStore } from 'react';
import type { ManualOrderBody } from '../../../../domain/orders/manual-order-body.ts';
import type { NotedOrder } from '../../../../domain/orders/noted-order.ts';
import type { Unchecked } from '../../../../domain/schema/from-schema.ts';
import type { SessionStore } from '../../../authProvider/session-store.ts';
import { changeNoted, readNoted, type NotedOwner } from '../../../authProvider/stored-orders.ts';
import type { ManualOrder } from '../form/manual-order.ts';

/** An order of the form of this panel that was taken without signal. */
export type Noted = NotedOrder<ManualOrder, Unchecked<ManualOrderBody>>;

interface NotedState {
  /** The oldest first. */
  orders: readonly Noted[];
  /** Id of the one that is under way from this tab. */
  sending: string | null;
  /** How often somebody has asked to send them now. */
  asked: number;
}

/** The orders that only this device has, of the user and the store on screen. Other tabs follow. */
export interface NotedOrders {
  /** For `useSyncExternalStore(subscribe, current)`. */
  current(): NotedState;
  subscribe(listener: () => void): () => void;
  /** As they are stored. @throws where the browser keeps nothing */
  read(): Promise<readonly Noted[]>;
  /** Changes what is stored, in one step beside other tabs. @throws where the device has no room */
  store(change: (orders: readonly Noted[]) => readonly Noted[]): Promise<void>;
  setSending(id: string | null): void;
  /** Sends what waits, without waiting for a signal. */
  sendNow(): void;
  /** While its form is open here, this tab does not send an order. */
  hold(id: string): () => void;
  isHeld(id: string): boolean;
}

const CHANNEL = 'tendero-noted-orders';
const NONE: readonly Noted[] = [];

export function createNotedOrders(session: SessionStore): NotedOrders {
  let state: NotedState = { orders: NONE, sending: null, asked: 0 };
  let owner = '';
  const listeners = new Set<() => void>();
  const held = new Map<string, number>();
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

  function set(part: Partial<NotedState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  function whose(): NotedOwner | null {
    const { user, store } = session.current() ?? {};
    return user && store ? { userId: user.user_id, storeId: store.id } : null;
  }

  async function read(): Promise<readonly Noted[]> {
    const now = whose();
    const orders = now === null ? NONE : await readNoted<Noted>(now);
    // A tab may change its store meanwhile.
    if (JSON.stringify(now) === JSON.stringify(whose()) && (orders.length > 0 || state.orders.length > 0))
      set({ orders });
    return orders;
  }
  // A browser that keeps nothing has none.
  const follow = (): void => void read().catch(() => undefined);

  async function store(change: (orders: readonly Noted[]) => readonly Noted[]): Promise<void> {
    const now = whose();
    if (now === null) throw new Error('Orders are noted by who is signed in');
    set({ orders: await changeNoted<Noted>(now, change) });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of a window; a channel is of its origin
    tabs?.postMessage(null);
  }

  const followSession = (): void => {
    const now = JSON.stringify(whose());
    if (now === owner) return;
    owner = now;
    if (state.orders.length > 0) set({ orders: NONE });
    follow();
  };
  followSession();
  session.subscribe(followSession);
  tabs?.addEventListener('message', follow);

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    store,
    setSending: (sending) => set({ sending }),
    sendNow: () => set({ asked: state.asked + 1 }),
    hold(id) {
      held.set(id, (held.get(id) ?? 0) + 1);
      return () => {
        const left = (held.get(id) ?? 1) - 1;
        if (left > 0) held.set(id, left);
        else held.delete(id);
        // What was held may go now.
        set({ asked: state.asked + 1 });
      };
    },
    isHeld: (id) => held.has(id),
  };
}

export const NotedOrdersContext = createContext<NotedOrders | null>(null);

export function useNotedOrders(): NotedOrders {
  const noted = use(NotedOrdersContext);
  if (noted === null) throw new Error('Nothing around this component notes orders');
  return noted;
}

export function useNotedState(): NotedState {
  const { subscribe, current } = useNotedOrders();
  return useSyncExternalStore(subscribe, current);
}
