/** What a person types into an order that others may change meanwhile. Pure. */
import { sameValue } from '../../../../domain/changes/same-value.ts';
import type { Order } from '../../../../generated/orders/types.ts';

/** They move neither money nor stock, so they save themselves (docs/decisions/0042). */
export const QUICK_SOURCES = ['date', 'sales_channel', 'comments'] as const satisfies (keyof Order)[];

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
export function typeFields(typing: Typing, fields: Partial<QuickFields>): Typing {
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
export function fieldsSaved(typing: Typing, sent: Partial<QuickFields>, order: Order): Typing {
  const base = order.version > typing.base.version ? order : typing.base;
  const typed = only(typing.typed, (source, value) => !(source in sent && sameValue(value, sent[source])));
  return { ...typing, base, typed, sent: {} };
}

/** The person's choice between the two values of a disputed field. */
export function chooseValue(typing: Typing, source: QuickSource, whose: 'mine' | 'theirs'): Typing {
  return {
    ...typing,
    typed: only(typing.typed, (one) => one !== source || whose === 'mine'),
    disputed: typing.disputed.filter((one) => one !== source),
  };
}

/** What can be sent now: nothing disputed, and nothing that `wrong` names. */
export function fieldsToSend(
  typing: Typing,
  wrong: (fields: Partial<QuickFields>) => readonly QuickSource[],
) {
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
