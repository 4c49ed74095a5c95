import { sameValue } from '../../../../domain/changes/changes.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { failureOf, type Failure } from '../../../ui/form/useWrite.ts';
import { isStoredOrder } from '../order-api.ts';

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

/** What a person types into an order that others may change meanwhile. Pure. */

/** They move neither money nor stock, so they save themselves (docs/decisions/0042). */
const QUICK_SOURCES = ['date', 'sales_channel', 'comments'] as const satisfies (keyof Order)[];

export type QuickSource = (typeof QUICK_SOURCES)[number];
export type QuickFields = Pick<Order, QuickSource>;

export interface Typing {
  /** The order as it is stored, as far as is known. */
  base: Order;
  /** What is typed and not stored yet. */
  typed: Partial<QuickFields>;
  /** What was sent and has no answer yet, or none that arrived. Stored, it is this person's own. */
  sent: Partial<QuickFields>;
  /** Typed fields that another device changed too: they wait for a choice. */
  disputed: readonly QuickSource[];
  /** Other fields that another device changed while the page was open. */
  others: readonly QuickSource[];
}

export function nothingTyped(base: Order): Typing {
  return { base, typed: {}, sent: {}, disputed: [], others: [] };
}

/** The values on screen: what is typed, over what is stored. */
export function shownFields({ base, typed }: Typing): QuickFields {
  const { date, sales_channel, comments } = base;
  return { date, sales_channel, comments, ...typed };
}

/** A field that is typed back to what is stored is not typed any more. */
function typeFields(typing: Typing, fields: Partial<QuickFields>): Typing {
  const typed = only(
    { ...typing.typed, ...fields },
    (source, value) => !sameValue(value, typing.base[source]),
  );
  return {
    ...typing,
    typed,
    disputed: typing.disputed.filter((source) => source in typed),
    others: typing.others.filter((source) => !(source in fields)),
  };
}

/** The order as another device left it, or an own write without an answer; an older copy of it changes nothing. */
export function orderArrives(typing: Typing, order: Order): Typing {
  const { base, others, sent } = typing;
  if (order.version <= base.version) return typing;
  const own = (source: QuickSource) => source in sent && sameValue(order[source], sent[source]);
  const changed = QUICK_SOURCES.filter((source) => !sameValue(order[source], base[source]) && !own(source));
  // The same value of both is no dispute.
  const typed = only(typing.typed, (source, value) => !sameValue(value, order[source]));
  return {
    base: order,
    typed,
    sent: only(sent, (source) => !own(source)),
    disputed: QUICK_SOURCES.filter(
      (source) => source in typed && (changed.includes(source) || typing.disputed.includes(source)),
    ),
    others: QUICK_SOURCES.filter(
      (source) => !(source in typing.typed) && (changed.includes(source) || others.includes(source)),
    ),
  };
}

/** What was typed while it was sent stays typed. */
function fieldsSaved(typing: Typing, sent: Partial<QuickFields>, order: Order): Typing {
  const base = order.version > typing.base.version ? order : typing.base;
  const typed = only(typing.typed, (source, value) => !(source in sent && sameValue(value, sent[source])));
  return { ...typing, base, typed, sent: {} };
}

/** The person's choice between the two values of a disputed field. */
function chooseValue(typing: Typing, source: QuickSource, whose: 'mine' | 'theirs'): Typing {
  return {
    ...typing,
    typed: only(typing.typed, (one) => one !== source || whose === 'mine'),
    disputed: typing.disputed.filter((one) => one !== source),
  };
}

/** What can be sent now: nothing disputed, and nothing that `wrong` names. */
function fieldsToSend(typing: Typing, wrong: (fields: Partial<QuickFields>) => readonly QuickSource[]) {
  const held = new Set([...typing.disputed, ...wrong(typing.typed)]);
  return only(typing.typed, (source) => !held.has(source));
}

function only(
  fields: Partial<QuickFields>,
  keeps: (source: QuickSource, value: unknown) => boolean,
): Partial<QuickFields> {
  const kept = { ...fields };
  for (const source of QUICK_SOURCES)
    if (!(source in kept) || !keeps(source, kept[source])) Reflect.deleteProperty(kept, source);
  return kept;
}
