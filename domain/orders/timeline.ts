/** What happened to an order, read from the changes that the audit log keeps. The API answers it, the admin says it. */
import { isFields, type Fields } from '../changes/same-value.ts';
import type { Provider } from '../payments/provider.ts';
import { SHIPMENT_FIELDS, shipmentText } from './shipment.ts';

export const EVENT_KINDS = [
  'created',
  'restored',
  'status',
  'shipping_status',
  'refund',
  'collected',
  'uncollected',
  'proof_attached',
  'proof_approved',
  'proof_rejected',
  'proof_removed',
  'payment_reviewed',
  'payment_unreviewed',
  'payment_note',
  'shipment',
  'shipment_removed',
  'line_added',
  'line_removed',
  'line_quantity',
  'line_price',
  'discount',
  'shipping_cost',
  'total',
  'field',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/**
 * `from` and `to` are ids of statuses, quantities, or whole pesos, by the kind. `name` is that of a line, the field's
 * source, or the new carrier with its tracking number. Of a payment it is the provider's id, or the note.
 */
export interface OrderEvent {
  kind: EventKind;
  name: string | null;
  from: number | null;
  to: number | null;
}

export const ENTRY_ORIGINS = ['member', 'import', 'payment', 'system'] as const;
/** By a member, by one who imported a file, by a report of a payment, or by Tendero itself. */
export type EntryOrigin = (typeof ENTRY_ORIGINS)[number];

/** The origin of a logged call, by its id: what no user did, a payment or a job did. */
export function originOf(userId: number | null, requestId: string): EntryOrigin {
  if (userId !== null) return requestId.startsWith('import-') ? 'import' : 'member';
  return requestId.startsWith('payment-') ? 'payment' : 'system';
}

/** An entry of an order's timeline: a call that changed it, or a note of the team. */
export interface TimelineEntry {
  /** Of the log, or of the note: unique within its type. */
  id: number;
  type: 'change' | 'note';
  at: string;
  /** Null when nobody knows any more. */
  user: string | null;
  /** The payment provider whose report did it; null for a member, and once the report is no longer stored. */
  provider: Provider | null;
  /** Through what it was done. */
  origin: EntryOrigin;
  /** False for an actor who has left the team. */
  member: boolean;
  /** None for a note. */
  events: OrderEvent[];
  /** The note's own; null for a change. */
  text: string | null;
  /** True for a note that was changed after it was written. */
  edited: boolean;
  /** True for a note of the reader. */
  own: boolean;
}

/** Characters of a note. */
export const LONGEST_ORDER_NOTE = 1000;

/** `{field: [before, after]}` as the audit log keeps it. */
export type LoggedChanges = Readonly<Record<string, readonly [unknown, unknown]>>;

const STATUSES = new Map<string, EventKind>([
  ['order_status_id', 'status'],
  ['shipping_order_status_id', 'shipping_status'],
  ['discount', 'discount'],
  ['shipping_cost', 'shipping_cost'],
  ['total', 'total'],
]);

/** By the state that a proof of payment has after the call; it has none once it is removed. */
const PROOF_EVENTS = new Map<unknown, EventKind>([
  ['waiting', 'proof_attached'],
  ['approved', 'proof_approved'],
  ['rejected', 'proof_rejected'],
]);

/** What follows from others of the same change, or is said by `created`. */
const FOLLOWS: ReadonlySet<string> = new Set([
  'subtotal',
  'items_count',
  'sequence',
  'customer_id',
  'paid',
  'to_collect',
  'holds_stock',
  // The discount itself is in whole pesos.
  'discount_percent',
]);

/** Said together, as one event. */
const SHIPMENT: ReadonlySet<string> = new Set(SHIPMENT_FIELDS);

/** The events of one logged call, in the order in which people speak of them: states, lines, the rest, the total. */
export function eventsOf(action: string, changes: LoggedChanges): OrderEvent[] {
  if (action === 'create') return [eventOf('created', null, null, amountIn(changes['total']?.[1]))];
  if (action === 'restore') return [eventOf('restored')];
  return Object.entries(changes)
    .flatMap(([source, [before, after]]) => eventsOfField(source, before, after))
    .concat(shipmentEvents(changes), paidEvents(changes))
    .sort((a, b) => EVENT_ORDER.indexOf(a.kind) - EVENT_ORDER.indexOf(b.kind));
}

const EVENT_ORDER: readonly EventKind[] = [
  'refund',
  'collected',
  'uncollected',
  'proof_attached',
  'proof_approved',
  'proof_rejected',
  'proof_removed',
  'payment_reviewed',
  'payment_unreviewed',
  'payment_note',
  'status',
  'shipping_status',
  'shipment',
  'shipment_removed',
  'line_added',
  'line_removed',
  'line_quantity',
  'line_price',
  'field',
  'discount',
  'shipping_cost',
  'total',
];

function eventsOfField(source: string, before: unknown, after: unknown): OrderEvent[] {
  if (source === 'order_details') return lineEvents(linesById(before), linesById(after));
  if (FOLLOWS.has(source) || SHIPMENT.has(source)) return [];
  if (source === 'refunded') {
    const more = (amountIn(after) ?? 0) - (amountIn(before) ?? 0);
    return [more < 0 ? eventOf('collected', null, null, -more) : eventOf('refund', null, null, more)];
  }
  if (source === 'proof') return [eventOf(PROOF_EVENTS.get(after) ?? 'proof_removed')];
  if (source === 'payment_review') return [reviewEvent(textIn(before), textIn(after))];
  if (source === 'payment_note')
    return textIn(after) === null ? [] : [eventOf('payment_note', textIn(after))];
  const kind = STATUSES.get(source);
  if (kind === undefined) return [eventOf('field', source)];
  return [eventOf(kind, null, amountIn(before), amountIn(after))];
}

/** Money that came for a paid order, or a correction. A new status says by itself what it does to `paid`. */
function paidEvents({ paid, order_status_id: status }: LoggedChanges): OrderEvent[] {
  const [before, after] = [amountIn(paid?.[0]), amountIn(paid?.[1])];
  if (status !== undefined || before === null || after === null) return [];
  return [
    after > before
      ? eventOf('collected', null, null, after - before)
      : eventOf('uncollected', null, null, before - after),
  ];
}

/** A new carrier, number or link is one event; it names what is new. */
function shipmentEvents(changes: LoggedChanges): OrderEvent[] {
  const changed = SHIPMENT_FIELDS.filter((field) => field in changes);
  if (changed.length === 0) return [];
  const after = (field: (typeof SHIPMENT_FIELDS)[number]) => textIn(changes[field]?.[1]);
  const said = shipmentText({ carrier: after('carrier'), tracking_number: after('tracking_number') });
  const name = said === '' ? after('tracking_url') : said;
  return [name === null ? eventOf('shipment_removed') : eventOf('shipment', name)];
}

/** A payment that had no effect, by its id at the provider: reviewed, or waiting for a person again. */
function reviewEvent(before: string | null, after: string | null): OrderEvent {
  return after === null ? eventOf('payment_unreviewed', before) : eventOf('payment_reviewed', after);
}

interface LoggedLine {
  name: string;
  quantity: number;
  price: number;
}

function lineEvents(
  before: ReadonlyMap<unknown, LoggedLine>,
  after: ReadonlyMap<unknown, LoggedLine>,
): OrderEvent[] {
  const gone = [...before].flatMap(([id, was]) =>
    after.has(id) ? [] : [eventOf('line_removed', was.name, was.quantity)],
  );
  const others = [...after].flatMap(([id, is]) => {
    const was = before.get(id);
    if (was === undefined) return [eventOf('line_added', is.name, null, is.quantity)];
    return [
      ...(was.quantity === is.quantity ? [] : [eventOf('line_quantity', is.name, was.quantity, is.quantity)]),
      ...(was.price === is.price ? [] : [eventOf('line_price', is.name, was.price, is.price)]),
    ];
  });
  return [...gone, ...others];
}

/** A new line has no id in the log yet, so its place stands for it. */
function linesById(value: unknown): Map<unknown, LoggedLine> {
  const lines = Array.isArray(value) ? value.filter(isFields) : [];
  return new Map(lines.map((line, at) => [line['id'] ?? `new ${at}`, lineOf(line)]));
}

function lineOf(line: Fields): LoggedLine {
  return {
    name: typeof line['name'] === 'string' ? line['name'] : '',
    quantity: amountIn(line['quantity']) ?? 0,
    price: amountIn(line['price']) ?? 0,
  };
}

function eventOf(
  kind: EventKind,
  name: string | null = null,
  from: number | null = null,
  to: number | null = null,
): OrderEvent {
  return { kind, name, from, to };
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function amountIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
